// Replays a crowd on a canvas: agents, their ways, walls that rise and fall, and where searches looked.
// The data sits in attributes of the page; see ReplayRecorder.h for its encoding.
const CROWD_FPS = 60;
const HEAT_FRAMES = 45;
const FRESH_FRAMES = 40;
const STEP_UNITS = 1970;
const DIAGONAL_UNITS = 2786;
const RESTING = 0;
const HELD = 3;
const AGENT_COLORS = ["#8d99ab", "#f0a000", "#2458c5", "#dc145a"];
const COMPASS = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];

/** The life of one agent: entries of { frame, kind, x, y } in order. */
class Track {
	constructor(bytes, width) {
		const cell = bytes.number();
		this.speed = bytes.number();
		let [x, y, frame] = [cell % width, Math.floor(cell / width), 0];
		this.frames = [0];
		this.xs = [x];
		this.ys = [y];
		// Frames a step takes; 0 for a jump.
		this.spans = [0];
		this.states = [{ frame: 0, state: RESTING }];
		while (!bytes.atEnd()) {
			const code = bytes.byte();
			if (code === 254) {
				frame += bytes.number();
				this.states.push({ frame, state: bytes.byte() });
				continue;
			}
			let span = 0;
			if (code === 253) {
				frame += bytes.number();
				const to = bytes.number();
				[x, y] = [to % width, Math.floor(to / width)];
			} else {
				frame += code === 252 ? bytes.number() : Math.floor(code / 9);
				const direction = code === 252 ? bytes.byte() : code % 9;
				const [dx, dy] = [(direction % 3) - 1, Math.floor(direction / 3) - 1];
				x += dx;
				y += dy;
				span = (dx && dy ? DIAGONAL_UNITS : STEP_UNITS) / this.speed;
			}
			this.frames.push(frame);
			this.xs.push(x);
			this.ys.push(y);
			this.spans.push(span);
		}
		this.at = 0;
		this.stateAt = 0;
	}

	seek(frame) {
		if (frame < this.frames[this.at]) {
			this.at = 0;
		}
		while (this.at + 1 < this.frames.length && this.frames[this.at + 1] <= frame) {
			this.at++;
		}
		if (frame < this.states[this.stateAt].frame) {
			this.stateAt = 0;
		}
		while (this.stateAt + 1 < this.states.length && this.states[this.stateAt + 1].frame <= frame) {
			this.stateAt++;
		}
	}

	/** Where the agent is drawn; a fraction of a cell while it steps. */
	place(frame) {
		const i = this.at;
		const share = this.spans[i] > 0 ? Math.min((frame - this.frames[i]) / this.spans[i], 1) : 1;
		const before = i > 0 ? i - 1 : i;
		return [
			this.xs[before] + (this.xs[i] - this.xs[before]) * share,
			this.ys[before] + (this.ys[i] - this.ys[before]) * share,
		];
	}

	state() {
		return this.states[this.stateAt].state;
	}
}

/** Routes, edits and heat: lists in order of time. */
function readRoutes(bytes, width) {
	const routes = [];
	let frame = 0;
	while (!bytes.atEnd()) {
		frame += bytes.number();
		const agent = bytes.number();
		const runs = bytes.number();
		const points = [];
		if (runs > 0) {
			const cell = bytes.number();
			let [x, y] = [cell % width, Math.floor(cell / width)];
			points.push([x, y, 0]);
			let steps = 0;
			for (let i = 0; i < runs; i++) {
				const run = bytes.number();
				const [dx, dy] = COMPASS[run % 8];
				const length = Math.floor(run / 8);
				x += dx * length;
				y += dy * length;
				steps += length;
				points.push([x, y, steps]);
			}
		}
		routes.push({ frame, agent, points });
	}
	return routes;
}

function readEdits(bytes) {
	const edits = [];
	let [frame, cell] = [0, 0];
	while (!bytes.atEnd()) {
		frame += bytes.number();
		const value = bytes.number();
		cell += bytes.signed(Math.floor(value / 2));
		edits.push({ frame, cell, rises: value % 2 === 1 });
	}
	return edits;
}

function readHeat(bytes) {
	const looks = [];
	let frame = 0;
	while (!bytes.atEnd()) {
		frame += bytes.number();
		const cells = [];
		let cell = 0;
		for (let left = bytes.number(); left > 0; left--) {
			cell += bytes.signed(bytes.number());
			cells.push(cell);
		}
		looks.push({ frame, cells });
	}
	return looks;
}

/** The place of the first of some ascending numbers that is above a value. */
function firstAbove(count, numberAt, value) {
	let [low, high] = [0, count];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (numberAt(middle) <= value) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	return low;
}

/** The first entry after a frame. */
function firstAfter(entries, frame) {
	return firstAbove(entries.length, (i) => entries[i].frame, frame);
}

class CrowdReplay {
	constructor(article) {
		const data = article.dataset;
		this.article = article;
		[this.width, this.height, this.frames] = [data.width, data.height, data.frames].map(Number);
		this.run = Number(data.run);
		const bits = bytesOf(data.map);
		this.loaded = Uint8Array.from({ length: this.width * this.height }, (_, i) => (bits[i >> 3] >> (i & 7)) & 1);
		this.tracks = [];
		const tracks = new PackedBytes(bytesOf(data.tracks));
		while (!tracks.atEnd()) {
			this.tracks.push(new Track(tracks.part(tracks.number()), this.width));
		}
		this.routes = readRoutes(new PackedBytes(bytesOf(data.routes)), this.width);
		this.routesOf = this.tracks.map(() => []);
		this.routes.forEach((route) => this.routesOf[route.agent].push(route));
		this.edits = readEdits(new PackedBytes(bytesOf(data.edits)));
		this.looks = readHeat(new PackedBytes(bytesOf(data.heat)));
		this.makeGround();
		this.findControls();
		this.followed = -1;
		this.view = { x: 0, y: 0, zoom: 1 };
		this.listen();
		this.show(0);
	}

	makeGround() {
		this.ground = document.createElement("canvas");
		[this.ground.width, this.ground.height] = [this.width, this.height];
		this.image = new ImageData(this.width, this.height);
		this.free = this.loaded.slice();
		this.nextEdit = 0;
		this.loaded.forEach((free, cell) => this.paint(cell, free ? COLORS.free : COLORS.wall));
	}

	findControls() {
		const find = (selector) => this.article.querySelector(selector);
		this.canvas = find("canvas");
		this.slider = find("input[type=range]");
		this.button = find(".play");
		this.speed = find(".speed");
		this.ways = find(".ways");
		this.heat = find("input.heat");
		this.output = find("output");
		this.slider.max = this.frames - 1;
		this.cursors = [...document.querySelectorAll("svg.chart .cursor")];
		this.canvas.style.aspectRatio = this.width / this.height;
	}

	listen() {
		this.slider.addEventListener("input", () => { this.stop(); this.show(Number(this.slider.value)); });
		this.button.addEventListener("click", () => (this.playing ? this.stop() : this.play()));
		[this.ways, this.heat].forEach((control) => control.addEventListener("change", () => this.draw()));
		window.addEventListener("resize", () => this.draw());
		this.canvas.addEventListener("wheel", (event) => this.zoom(event), { passive: false });
		this.canvas.addEventListener("dblclick", () => { this.view = { x: 0, y: 0, zoom: 1 }; this.draw(); });
		this.canvas.addEventListener("keydown", (event) => {
			if (event.key === " ") {
				event.preventDefault();
				this.button.click();
			}
		});
		let grip = null;
		this.canvas.addEventListener("pointerdown", (event) => {
			grip = { x: event.clientX, y: event.clientY, view: { ...this.view }, moved: false };
			this.canvas.setPointerCapture(event.pointerId);
		});
		this.canvas.addEventListener("pointermove", (event) => {
			if (!grip) {
				return;
			}
			const cells = this.width / this.canvas.getBoundingClientRect().width / this.view.zoom;
			const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
			grip.moved ||= Math.hypot(dx, dy) > 4;
			[this.view.x, this.view.y] = [grip.view.x - dx * cells, grip.view.y - dy * cells];
			this.keepOnMap();
			this.draw();
		});
		this.canvas.addEventListener("pointerup", (event) => {
			if (grip && !grip.moved) {
				this.pick(event);
			}
			grip = null;
		});
	}

	cellAt(event) {
		const box = this.canvas.getBoundingClientRect();
		const cells = this.width / box.width / this.view.zoom;
		return [(event.clientX - box.left) * cells + this.view.x, (event.clientY - box.top) * cells + this.view.y];
	}

	zoom(event) {
		event.preventDefault();
		const [x, y] = this.cellAt(event);
		const zoom = Math.min(Math.max(this.view.zoom * Math.exp(-event.deltaY / 400), 1), 24);
		const ratio = this.view.zoom / zoom;
		this.view = { x: x - (x - this.view.x) * ratio, y: y - (y - this.view.y) * ratio, zoom };
		this.keepOnMap();
		this.draw();
	}

	keepOnMap() {
		const { zoom } = this.view;
		this.view.x = Math.min(Math.max(this.view.x, 0), this.width * (1 - 1 / zoom));
		this.view.y = Math.min(Math.max(this.view.y, 0), this.height * (1 - 1 / zoom));
	}

	/** Follows the agent nearest to the pointer; none if there is none near. */
	pick(event) {
		const [x, y] = this.cellAt(event);
		let nearest = 12 / this.view.zoom;
		this.followed = -1;
		this.tracks.forEach((track, i) => {
			const [ax, ay] = track.place(this.frame);
			const distance = Math.hypot(ax + 0.5 - x, ay + 0.5 - y);
			if (distance < nearest) {
				[nearest, this.followed] = [distance, i];
			}
		});
		this.draw();
	}

	paint(cell, color) {
		this.image.data.set([color[0], color[1], color[2], 255], cell * 4);
	}

	/** Brings the walls to their state at a frame. */
	seekEdits(frame) {
		if (this.nextEdit > 0 && this.edits[this.nextEdit - 1].frame > frame) {
			this.free = this.loaded.slice();
			this.nextEdit = 0;
			this.loaded.forEach((free, cell) => this.paint(cell, free ? COLORS.free : COLORS.wall));
		}
		while (this.nextEdit < this.edits.length && this.edits[this.nextEdit].frame <= frame) {
			const { cell, rises } = this.edits[this.nextEdit++];
			this.free[cell] = rises ? 0 : 1;
			const asLoaded = this.free[cell] === this.loaded[cell];
			const plain = rises ? COLORS.wall : COLORS.free;
			this.paint(cell, asLoaded ? plain : rises ? COLORS.risen : COLORS.fallen);
		}
	}

	show(frame) {
		this.frame = frame;
		this.seekEdits(frame);
		this.tracks.forEach((track) => track.seek(frame));
		this.draw();
		const seconds = frame / CROWD_FPS;
		const asking = this.tracks.filter((track) => track.state() === 1).length;
		const held = this.tracks.filter((track) => track.state() === HELD).length;
		this.output.textContent = `${seconds.toFixed(1)} s · ${asking} waiting, ${held} held up`;
		this.moveCursors();
	}

	moveCursors() {
		for (const cursor of this.cursors) {
			const { left, right } = cursor.ownerSVGElement.dataset;
			const x = Number(left) + ((this.frame + 0.5) / this.run) * (right - left);
			cursor.setAttribute("x1", x);
			cursor.setAttribute("x2", x);
			cursor.setAttribute("visibility", "visible");
		}
	}

	draw() {
		const box = this.canvas.getBoundingClientRect();
		const pixels = Math.max(Math.round((box.width || this.width) * (window.devicePixelRatio || 1)), 200);
		const height = Math.round((pixels * this.height) / this.width);
		if (this.canvas.width !== pixels || this.canvas.height !== height) {
			[this.canvas.width, this.canvas.height] = [pixels, height];
		}
		const scale = (pixels / this.width) * this.view.zoom;
		const pen = this.canvas.getContext("2d");
		this.ground.getContext("2d").putImageData(this.image, 0, 0);
		pen.setTransform(scale, 0, 0, scale, -this.view.x * scale, -this.view.y * scale);
		pen.imageSmoothingEnabled = false;
		pen.drawImage(this.ground, 0, 0);
		if (this.heat.checked) {
			this.drawHeat(pen, scale);
		}
		this.drawFreshEdits(pen, scale);
		this.drawWays(pen, scale);
		this.drawAgents(pen, scale);
	}

	drawHeat(pen, scale) {
		// At least a few pixels, or what a hierarchical search looks at would not be seen.
		const size = Math.max(1, 3 / scale);
		for (let i = firstAfter(this.looks, this.frame) - 1; i >= 0; i--) {
			const { frame, cells } = this.looks[i];
			const age = (this.frame - frame) / HEAT_FRAMES;
			if (age >= 1) {
				break;
			}
			pen.fillStyle = `rgba(255, 122, 0, ${(0.65 * (1 - age)).toFixed(3)})`;
			pen.beginPath();
			for (const cell of cells) {
				const [x, y] = [(cell % this.width) + 0.5, Math.floor(cell / this.width) + 0.5];
				pen.rect(x - size / 2, y - size / 2, size, size);
			}
			pen.fill();
		}
	}

	/** A ring that fades around each cell that has just changed. */
	drawFreshEdits(pen, scale) {
		for (let i = this.nextEdit - 1; i >= 0; i--) {
			const { frame, cell, rises } = this.edits[i];
			const age = (this.frame - frame) / FRESH_FRAMES;
			if (age >= 1) {
				break;
			}
			pen.strokeStyle = rises ? `rgba(192, 48, 20, ${0.8 * (1 - age)})` : `rgba(22, 150, 80, ${0.8 * (1 - age)})`;
			pen.lineWidth = Math.max(0.2, 1.2 / scale);
			pen.beginPath();
			pen.arc((cell % this.width) + 0.5, Math.floor(cell / this.width) + 0.5, 1 + 2 * age, 0, 2 * Math.PI);
			pen.stroke();
		}
	}

	/** What is left of an agent's way, from where it is. */
	traceWay(pen, agent) {
		const routes = this.routesOf[agent];
		const route = routes[firstAfter(routes, this.frame) - 1];
		const track = this.tracks[agent];
		if (!route || route.points.length < 2) {
			return false;
		}
		const done = track.at - (firstAbove(track.frames.length, (i) => track.frames[i], route.frame) - 1);
		const [x, y] = track.place(this.frame);
		pen.moveTo(x + 0.5, y + 0.5);
		for (const [px, py, steps] of route.points) {
			if (steps >= done) {
				pen.lineTo(px + 0.5, py + 0.5);
			}
		}
		return true;
	}

	drawWays(pen, scale) {
		pen.lineJoin = "round";
		if (this.ways.value === "all") {
			pen.strokeStyle = "rgba(36, 88, 197, 0.22)";
			pen.lineWidth = Math.max(0.12, 1 / scale);
			pen.beginPath();
			this.tracks.forEach((_, agent) => agent !== this.followed && this.traceWay(pen, agent));
			pen.stroke();
		}
		if (this.followed >= 0) {
			for (const [color, width] of [["#ffffff", 4.6], ["#dc145a", 2.4]]) {
				pen.strokeStyle = color;
				pen.lineWidth = Math.max(0.3, width / scale);
				pen.beginPath();
				this.traceWay(pen, this.followed);
				pen.stroke();
			}
		}
	}

	drawAgents(pen, scale) {
		const radius = Math.max(0.45, 2.6 / scale);
		for (let state = 0; state < AGENT_COLORS.length; state++) {
			pen.fillStyle = AGENT_COLORS[state];
			pen.beginPath();
			for (const track of this.tracks) {
				if (track.state() === state) {
					const [x, y] = track.place(this.frame);
					pen.moveTo(x + 0.5 + radius, y + 0.5);
					pen.arc(x + 0.5, y + 0.5, radius, 0, 2 * Math.PI);
				}
			}
			pen.fill();
		}
		if (this.followed >= 0) {
			const [x, y] = this.tracks[this.followed].place(this.frame);
			pen.strokeStyle = "#dc145a";
			pen.lineWidth = Math.max(0.3, 2 / scale);
			pen.beginPath();
			pen.arc(x + 0.5, y + 0.5, radius * 2.2, 0, 2 * Math.PI);
			pen.stroke();
		}
	}

	play() {
		let at = this.frame >= this.frames - 1 ? 0 : this.frame;
		let before = performance.now();
		const run = {};
		this.playing = run;
		this.button.textContent = "Pause";
		const step = (now) => {
			if (this.playing !== run) {
				return;
			}
			at = Math.min(at + (Math.max(now - before, 0) / 1000) * CROWD_FPS * Number(this.speed.value), this.frames - 1);
			before = now;
			this.slider.value = at;
			this.show(at);
			if (at >= this.frames - 1) {
				this.stop();
			} else {
				requestAnimationFrame(step);
			}
		};
		requestAnimationFrame(step);
	}

	stop() {
		this.playing = null;
		this.button.textContent = "Play";
	}
}

document.querySelectorAll(".crowd").forEach((article) => new CrowdReplay(article));
