/** Which colour goes with the state of an order or of one of its lines, and the way that a line goes; a word always stands beside it. */
import type { EndpointOutput } from "#workers/registry";

type Tone = "plain" | "good" | "warn" | "bad" | "main";

/** A line of an order as its page gets it. */
export type WireLine = EndpointOutput<"orders/get-order-details">["order"]["lines"][number];

const tones: Record<string, Tone> = {
	shipped: "main",
	delivered: "good",
	cancelled: "bad",
	backordered: "warn",
	return_asked: "warn",
};

/** The tone of a state. */
export function orderTone(status: string): Tone {
	return tones[status] ?? "plain";
}

const courierWay = ["accepted", "processing", "shipped", "delivered"] as const;
const wayWithoutCourier = ["accepted", "processing", "delivered"] as const;

/** What the way of an order tells: how it goes there, its steps, how far the slowest line is, and whether all have arrived. */
export type OrderWay = {
	delivery: WireLine["delivery"];
	steps: readonly (typeof courierWay)[number][];
	current: number;
	isDone: boolean;
};

/** The way of the lines that are still to arrive or have arrived; undefined when none is. A courier's counts before the others'. */
export function wayOfOrder(lines: readonly Pick<WireLine, "status" | "delivery">[]): OrderWay | undefined {
	const going = lines.filter(({ status }) => ["accepted", "backordered", ...courierWay.slice(1)].includes(status));
	const delivery = (["courier", "email", "donation"] as const).find((way) =>
		going.some((line) => line.delivery === way),
	);
	if (!delivery) return undefined;
	const steps = delivery === "courier" ? courierWay : wayWithoutCourier;
	const stepOf = (status: string) => Math.max(0, (steps as readonly string[]).indexOf(status));
	const current = Math.min(...going.filter((line) => line.delivery === delivery).map(({ status }) => stepOf(status)));
	return { delivery, steps, current, isDone: going.every(({ status }) => status === "delivered") };
}

/** The points of the lines that were given back. */
export function pointsGivenBack(lines: readonly Pick<WireLine, "status" | "total_points">[]): number {
	return lines.filter(isGivenBack).reduce((sum, { total_points }) => sum + total_points, 0);
}

/** True for a line whose points are back. */
export function isGivenBack({ status }: Pick<WireLine, "status">): boolean {
	return ["cancelled", "refunded", "returned"].includes(status);
}
