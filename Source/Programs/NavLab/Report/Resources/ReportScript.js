// Replays recorded searches on canvases. The data sits in attributes of the page; see SearchReplay.h
// for its encoding. No library, no network.
"use strict";

const COLORS = {
	wall: [45, 55, 72],
	free: [247, 246, 242],
	risen: [176, 62, 34],
	fallen: [206, 232, 206],
	frontier: [205, 196, 240],
	order: [[49, 84, 166], [58, 147, 184], [124, 202, 170], [247, 220, 140]],
	refinements: [
		[150, 196, 228], [168, 216, 128], [250, 196, 124], [196, 170, 216], [248, 168, 160], [150, 214, 204],
	],
};
const EXPAND = 0;
const JUMP = 2;
const SPATIAL = 3;
// Of a spatial step.
const LINE = 0;
const SUBGOAL = 1;
const REFINE = 2;
const TRIM = 3;
const PLAY_MS = 7000;

function bytesOf(base64) {
	return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

/** Reads what PackedBytes.h describes. */
class PackedBytes {
	constructor(bytes) {
		this.bytes = bytes;
		this.at = 0;
	}

	atEnd() {
		return this.at >= this.bytes.length;
	}

	byte() {
		return this.bytes[this.at++];
	}

	number() {
		let value = 0;
		let factor = 1;
		for (;;) {
			const byte = this.byte();
			value += (byte & 127) * factor;
			if (byte < 128) {
				return value;
			}
			factor *= 128;
		}
	}

	/** The number behind its zigzag form. */
	signed(zigzag) {
		return zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2;
	}

	/** The next bytes, by themselves. */
	part(length) {
		this.at += length;
		return new PackedBytes(this.bytes.subarray(this.at - length, this.at));
	}
}

function readSteps(bytes) {
	const steps = [];
	let cell = 0;
	while (!bytes.atEnd()) {
		const value = bytes.number();
		const kind = value % 4;
		cell += bytes.signed(Math.floor(value / 4));
		const spatial = kind === SPATIAL ? bytes.number() : -1;
		const hasParent = kind === JUMP || spatial === LINE;
		steps.push({ kind, spatial, cell, parent: hasParent ? cell + bytes.signed(bytes.number()) : cell });
	}
	return steps;
}

function orderColor(share) {
	const place = share * (COLORS.order.length - 1);
	const left = Math.min(Math.floor(place), COLORS.order.length - 2);
	return COLORS.order[left].map((c, i) => c + (COLORS.order[left + 1][i] - c) * (place - left));
}

/** One search on one canvas. show(n) brings the picture to the state after n expansions. */
class SearchView {
	constructor(canvas, map) {
		this.canvas = canvas;
		this.map = map;
		this.steps = readSteps(new PackedBytes(bytesOf(canvas.dataset.replay)));
		this.path = JSON.parse(canvas.dataset.path);
		this.total = this.steps.filter((s) => s.kind === EXPAND).length;
		this.layer = document.createElement("canvas");
		this.layer.width = map.width;
		this.layer.height = map.height;
		this.image = new ImageData(map.width, map.height);
		this.reset();
	}

	reset() {
		this.next = 0;
		this.expanded = 0;
		this.jumps = [];
		this.lines = [];
		this.subgoals = [];
		this.trims = [];
		this.refinements = 0;
		this.done = new Uint8Array(this.map.free.length);
		this.map.free.forEach((free, cell) => this.paint(cell, free ? COLORS.free : COLORS.wall));
	}

	paint(cell, color) {
		this.image.data.set([color[0], color[1], color[2], 255], cell * 4);
	}

	show(count) {
		if (count < this.expanded) {
			this.reset();
		}
		while (this.next < this.steps.length) {
			const step = this.steps[this.next];
			if (step.kind === EXPAND) {
				if (this.expanded >= count) {
					break;
				}
				this.expanded++;
				this.done[step.cell] = 1;
				this.paint(step.cell, this.expandedColor());
			} else if (step.kind === SPATIAL) {
				this.noteSpatial(step);
			} else {
				if (!this.done[step.cell]) {
					this.paint(step.cell, this.seenColor());
				}
				if (step.kind === JUMP) {
					this.jumps.push(step);
				}
			}
			this.next++;
		}
		this.draw();
	}

	/** Spatial searches colour what each refinement explored; others show the order. */
	expandedColor() {
		if (this.refinements > 0) {
			return COLORS.refinements[(this.refinements - 1) % COLORS.refinements.length];
		}
		return orderColor(this.total > 1 ? (this.expanded - 1) / (this.total - 1) : 0);
	}

	seenColor() {
		return this.refinements > 0
			? this.expandedColor().map((c, i) => (c + COLORS.free[i]) / 2)
			: COLORS.frontier;
	}

	noteSpatial(step) {
		if (step.spatial === REFINE) {
			this.refinements++;
			// A later refinement paints over an earlier one, what it only saw included.
			this.done.fill(0);
		} else {
			({ [LINE]: this.lines, [SUBGOAL]: this.subgoals, [TRIM]: this.trims })[step.spatial].push(step);
		}
	}

	centre(cell) {
		return [(cell % this.map.width) + 0.5, Math.floor(cell / this.map.width) + 0.5];
	}

	draw() {
		const { width, height } = this.map;
		const box = this.canvas.getBoundingClientRect();
		const pixels = Math.max(Math.round((box.width || width * 2) * (window.devicePixelRatio || 1)), width);
		const scale = pixels / width;
		if (this.canvas.width !== pixels) {
			this.canvas.width = pixels;
			this.canvas.height = Math.round(height * scale);
		}
		const pen = this.canvas.getContext("2d");
		this.layer.getContext("2d").putImageData(this.image, 0, 0);
		pen.imageSmoothingEnabled = false;
		pen.drawImage(this.layer, 0, 0, this.canvas.width, this.canvas.height);
		pen.save();
		pen.scale(scale, scale);
		this.drawNavMesh(pen, scale);
		this.drawJumps(pen, scale);
		this.drawLines(pen, scale);
		if (this.next >= this.steps.length) {
			this.drawPath(pen, scale);
		}
		this.drawSpatialMarks(pen, scale);
		this.drawEnds(pen, scale);
		pen.restore();
	}

	/** Recast's polygons, where they are asked for: under what the search did. */
	drawNavMesh(pen, scale) {
		if (!this.map.showsNavMesh) {
			return;
		}
		pen.strokeStyle = "rgba(20, 140, 120, 0.7)";
		pen.lineWidth = Math.max(0.1, 1 / scale);
		pen.beginPath();
		for (const corners of this.map.navmesh) {
			pen.moveTo(corners[0], corners[1]);
			for (let i = 2; i < corners.length; i += 2) {
				pen.lineTo(corners[i], corners[i + 1]);
			}
			pen.closePath();
		}
		pen.stroke();
	}

	drawJumps(pen, scale) {
		const width = this.map.width;
		pen.strokeStyle = "rgba(30, 64, 130, 0.4)";
		pen.lineWidth = Math.max(0.15, 0.8 / scale);
		pen.beginPath();
		for (const { cell, parent } of this.jumps) {
			const [fromX, fromY] = [parent % width, Math.floor(parent / width)];
			const [toX, toY] = [cell % width, Math.floor(cell / width)];
			const [dx, dy] = [toX - fromX, toY - fromY];
			const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
			pen.moveTo(fromX + 0.5, fromY + 0.5);
			pen.lineTo(fromX + Math.sign(dx) * diagonal + 0.5, fromY + Math.sign(dy) * diagonal + 0.5);
			pen.lineTo(toX + 0.5, toY + 0.5);
		}
		pen.stroke();
	}

	drawLines(pen, scale) {
		pen.strokeStyle = "rgba(0, 96, 110, 0.8)";
		pen.lineWidth = Math.max(0.25, 1.6 / scale);
		pen.beginPath();
		for (const { cell, parent } of this.lines) {
			pen.moveTo(...this.centre(parent));
			pen.lineTo(...this.centre(cell));
		}
		pen.stroke();
	}

	/** Squares on a corner for sub-goals, crosses for trims. */
	drawSpatialMarks(pen, scale) {
		const r = Math.max(0.55, 4.5 / scale);
		pen.fillStyle = "#f0a000";
		pen.strokeStyle = "#ffffff";
		pen.lineWidth = r * 0.3;
		for (const { cell } of this.subgoals) {
			const [x, y] = this.centre(cell);
			pen.beginPath();
			pen.moveTo(x, y - r);
			pen.lineTo(x + r, y);
			pen.lineTo(x, y + r);
			pen.lineTo(x - r, y);
			pen.closePath();
			pen.fill();
			pen.stroke();
		}
		pen.strokeStyle = "#46464e";
		pen.lineWidth = r * 0.4;
		pen.beginPath();
		for (const { cell } of this.trims) {
			const [x, y] = this.centre(cell);
			const d = r * 0.7;
			pen.moveTo(x - d, y - d);
			pen.lineTo(x + d, y + d);
			pen.moveTo(x - d, y + d);
			pen.lineTo(x + d, y - d);
		}
		pen.stroke();
	}

	drawPath(pen, scale) {
		pen.lineCap = pen.lineJoin = "round";
		for (const [color, width] of [["#ffffff", 4.6], ["#dc145a", 2.4]]) {
			pen.strokeStyle = color;
			pen.lineWidth = Math.max(0.4, width / scale);
			pen.beginPath();
			for (let i = 0; i < this.path.length; i += 2) {
				pen.lineTo(this.path[i] + 0.5, this.path[i + 1] + 0.5);
			}
			pen.stroke();
		}
	}

	drawEnds(pen, scale) {
		const last = this.path.length - 2;
		if (last < 0) {
			return;
		}
		for (const [i, color] of [[0, "#169650"], [last, "#dc145a"]]) {
			pen.beginPath();
			pen.arc(this.path[i] + 0.5, this.path[i + 1] + 0.5, Math.max(0.7, 5 / scale), 0, 2 * Math.PI);
			pen.fillStyle = color;
			pen.fill();
			pen.strokeStyle = "#ffffff";
			pen.lineWidth = Math.max(0.25, 2 / scale);
			pen.stroke();
		}
	}
}

/** The searches of one map and the controls they share. */
class Replay {
	constructor(article) {
		const [width, height] = [Number(article.dataset.width), Number(article.dataset.height)];
		const bits = bytesOf(article.dataset.map);
		const free = Uint8Array.from({ length: width * height }, (_, i) => (bits[i >> 3] >> (i & 7)) & 1);
		article.style.setProperty("--aspect", width / height);
		const map = { width, height, free, navmesh: JSON.parse(article.dataset.navmesh), showsNavMesh: false };
		this.views = [...article.querySelectorAll("canvas")].map((c) => new SearchView(c, map));
		article.querySelector(".navmesh").addEventListener("change", (event) => {
			map.showsNavMesh = event.target.checked;
			this.views.forEach((v) => v.draw());
		});
		this.slider = article.querySelector("input[type=range]");
		this.race = article.querySelector(".race");
		this.button = article.querySelector(".play");
		this.output = article.querySelector("output");
		this.longest = Math.max(...this.views.map((v) => v.total));
		this.slider.addEventListener("input", () => { this.stop(); this.show(); });
		this.race.addEventListener("change", () => this.show());
		this.button.addEventListener("click", () => (this.playing ? this.stop() : this.play()));
		for (const view of this.views) {
			view.canvas.addEventListener("click", () => {
				view.canvas.closest(".card").classList.toggle("wide");
				this.views.forEach((v) => v.draw());
			});
		}
		window.addEventListener("resize", () => this.views.forEach((v) => v.draw()));
		this.show();
	}

	show() {
		const share = this.slider.value / 1000;
		const race = this.race.checked;
		for (const view of this.views) {
			view.show(race ? Math.min(Math.round(share * this.longest), view.total) : Math.round(share * view.total));
		}
		this.output.textContent = race
			? `${Math.round(share * this.longest)} expansions`
			: `${Math.round(share * 100)} % of each search`;
	}

	play() {
		const from = this.slider.value >= 1000 ? 0 : Number(this.slider.value);
		const began = performance.now();
		const run = {};
		this.playing = run;
		this.button.textContent = "Pause";
		const frame = (now) => {
			if (this.playing !== run) {
				return;
			}
			this.slider.value = Math.min(from + ((now - began) / PLAY_MS) * 1000, 1000);
			this.show();
			if (this.slider.value >= 1000) {
				this.stop();
			} else {
				requestAnimationFrame(frame);
			}
		};
		requestAnimationFrame(frame);
	}

	stop() {
		this.playing = null;
		this.button.textContent = "Play";
	}
}

document.querySelectorAll(".replay").forEach((article) => new Replay(article));
