/** Lays people out on a map by who thanked whom, on the server alone: browsers get places, and no library for them. */
import {
	forceCollide,
	forceLink,
	forceManyBody,
	forceSimulation,
	forceX,
	forceY,
	type SimulationLinkDatum,
	type SimulationNodeDatum,
} from "d3-force";

/** Two people and how often they thanked each other. */
export type Tie = { one_id: number; other_id: number; count: number };

/** Where somebody stands, in hundredths of the width and height. */
export type Place = { id: number; left: number; top: number };

/** Px of the drawing that is laid out; what is shown is scaled from it. */
type Size = { width: number; height: number };

/** Px around a face that no other face enters: its name stands in it. */
const roomPx = 50;
const rounds = 240;

type Node = SimulationNodeDatum & { id: number };
type Edge = SimulationLinkDatum<Node> & { count: number };

/** Places of a whole map; the same ties give the same places. `center` stands in the middle. */
export function layOut(
	ids: readonly number[],
	ties: readonly Tie[],
	{ width, height }: Size,
	center?: number,
): Place[] {
	const nodes: Node[] = ids.map((id) => (id === center ? { id, fx: 0, fy: 0 } : { id }));
	const edges: Edge[] = ties.map(({ one_id, other_id, count }) => ({ source: one_id, target: other_id, count }));
	const most = Math.max(1, ...ties.map(({ count }) => count));
	// Wider than high: what pulls to the middle is weaker along the width.
	const flat = height / width;
	forceSimulation(nodes)
		.force(
			"ties",
			forceLink<Node, Edge>(edges)
				.id(({ id }) => id)
				.distance(({ count }) => 150 - 70 * (count / most)),
		)
		.force("apart", forceManyBody().strength(-260).distanceMax(500))
		.force("room", forceCollide(roomPx).iterations(3))
		.force("x", forceX(0).strength(0.09 * flat))
		.force("y", forceY(0).strength(0.14))
		.stop()
		.tick(rounds);
	return fitted(nodes, { width, height });
}

/** Nothing is drawn larger than so much of what was laid out. */
const maxScale = 1.4;

/** What was laid out, moved to the middle of the drawing and scaled into it. */
function fitted(nodes: readonly Node[], { width, height }: Size): Place[] {
	const onto = (side: "x" | "y", length: number) => {
		const values = nodes.map((node) => node[side] ?? 0);
		const [least, most] = [Math.min(...values), Math.max(...values)];
		const scale = Math.min(maxScale, (length - 2 * roomPx) / Math.max(1, most - least));
		return (value = 0) => Math.round(5_000 + ((value - (least + most) / 2) * scale * 10_000) / length) / 100;
	};
	const [left, top] = [onto("x", width), onto("y", height)];
	return nodes.map(({ id, x, y }) => ({ id, left: left(x), top: top(y) }));
}

/** Places of a small circle: one person in the middle, the others around, from the top on clockwise. */
export function layOutCircle(center: number, around: readonly number[]): Place[] {
	return [
		{ id: center, left: 50, top: 50 },
		...around.map((id, at) => {
			const angle = (at / around.length) * 2 * Math.PI - Math.PI / 2;
			const on = (reach: number, value: number) => Math.round((50 + reach * value) * 100) / 100;
			return { id, left: on(40, Math.cos(angle)), top: on(43, Math.sin(angle)) };
		}),
	];
}
