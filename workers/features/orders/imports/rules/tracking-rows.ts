/** The columns of a file of parcels, how a row is read, and which lines of its order it sends. @pure */
import type { FileSurvey, RowPlan } from "#workers/kernel/define-import";
import type { ImportColumns } from "#workers/kernel/import-columns";
import { cellOf, type Places, type Reason, shown, tooLong } from "#workers/kernel/import-rows";
import { mayMove } from "../../rules/line-states";
import type { StandingLine } from "../../store/move-lines";

/** Columns by id. */
export const trackingColumns = {
	order_number: {
		required: true,
		max: 40,
		examples: ["ACM-100417", "ACM-100418"],
		aliases: [
			"order, order no, order id, order name, number, name, reference, customer reference",
			"bestellnummer, bestellung, auftrag, auftragsnummer, pedido, número de pedido, commande, numéro de commande",
		],
	},
	carrier: {
		max: 100,
		examples: ["DHL", "Royal Mail"],
		aliases: ["courier, shipping carrier, tracking company, shipper, versender, transportista, transporteur"],
	},
	tracking_number: {
		max: 100,
		examples: ["JD01 4600 0098 12", "RM 4410 2231 9GB"],
		aliases: [
			"tracking, tracking no, tracking id, tracking code, parcel number, parcel, shipment number, consignment, awb",
			"sendungsnummer, paketnummer, número de seguimiento, guía, numéro de suivi",
		],
	},
	sku: { max: 255, examples: ["", "MUG-SAND"], aliases: ["item sku, lineitem sku, article, artikelnummer, artículo"] },
} satisfies ImportColumns;

/** A parcel as a row says it; `number` is the order's without the account's prefix. */
export type TrackingRow = {
	order_number: string;
	number: number;
	carrier: string;
	tracking_number: string;
	sku: string;
};

/** By the numbers of orders that stand in a file both as a whole and by items: the codes of these items. */
export type NamedItems = Record<number, string[]>;

/** The lines of the orders that rows name, with the codes of their items. */
export type TrackingFacts = {
	lines: ReadonlyMap<number, readonly (StandingLine & ParcelOfLine)[]>;
	named: NamedItems;
};

/** What a line holds of its parcel. */
export type ParcelOfLine = { sku: string; carrier: string; tracking_number: string };

/** The lines that are sent, each with its parcel. */
export type TrackingChange = { lines: (StandingLine & ParcelOfLine)[] };

/** So many orders of a file are looked through for those that it names twice, and so many of these are kept. */
const maxSurveyed = 50_000;
const maxNamed = 5_000;

/** Finds the orders that a file names both as a whole and by items. */
export function surveyTracking(places: Places, numberOf: (typed: string) => number | null): FileSurvey<NamedItems> {
	const orders = new Map<number, { isWhole: boolean; skus: Set<string> }>();
	return {
		add(cells) {
			const number = numberOf(cellOf(cells, places, "order_number"));
			if (number === null) return;
			const sku = cellOf(cells, places, "sku");
			const order = orders.get(number) ?? { isWhole: false, skus: new Set<string>() };
			if (sku === "") order.isWhole = true;
			else order.skus.add(sku);
			if (orders.has(number) || orders.size < maxSurveyed) orders.set(number, order);
		},
		found() {
			const both = [...orders].filter(([, { isWhole, skus }]) => isWhole && skus.size > 0).slice(0, maxNamed);
			return Object.fromEntries(both.map(([number, { skus }]) => [number, [...skus]]));
		},
	};
}

/** Reads a row; `numberOf` knows the account's prefix. */
export function readTrackingRow(
	cells: readonly string[],
	places: Places,
	numberOf: (typed: string) => number | null,
): { row: TrackingRow } | { reasons: Reason[] } {
	const cell = (column: string) => cellOf(cells, places, column);
	const order_number = cell("order_number");
	const number = numberOf(order_number);
	const { carrier, tracking_number, sku } = trackingColumns;
	const reasons: Reason[] = [
		...(order_number === "" ? [{ code: "missing_value", values: { column: "order_number" } } as const] : []),
		...(order_number !== "" && number === null
			? [{ code: "unknown_order", values: { value: shown(order_number) } } as const]
			: []),
		...tooLong({ carrier, tracking_number, sku }, cell),
	];
	if (reasons.length > 0) return { reasons };
	return {
		row: {
			order_number,
			number: number!,
			carrier: cell("carrier"),
			tracking_number: cell("tracking_number"),
			sku: cell("sku"),
		},
	};
}

/** What a row takes for itself in its file: an order as a whole, or one of its items. */
export function keysOfTracking({ number, sku }: TrackingRow): string[] {
	return [`order:${number}:${sku}`];
}

/**
 * Sends what of the order waits for its courier; what is on its way already gets the carrier and number that the file has for
 * it, and keeps those for which it has none. A row of a whole order leaves out the items that have a row of their own.
 */
export function planTracking(row: TrackingRow, { lines, named }: TrackingFacts): RowPlan<TrackingChange> {
	const { order_number, number, carrier, tracking_number, sku } = row;
	const ofOrder = lines.get(number);
	if (!ofOrder) return { kind: "refused", reason: { code: "unknown_order", values: { value: shown(order_number) } } };
	const others = named[number] ?? [];
	const meant = ofOrder.filter((line) => (sku === "" ? !others.includes(line.sku) : line.sku === sku));
	if (meant.length === 0 && sku === "") return { kind: "skipped", warnings: [] };
	if (meant.length === 0) return { kind: "refused", reason: { code: "not_in_order", values: { value: shown(sku) } } };
	const parcelOf = (line: StandingLine & ParcelOfLine): Pick<ParcelOfLine, "carrier" | "tracking_number"> =>
		line.status === "shipped"
			? { carrier: carrier || line.carrier, tracking_number: tracking_number || line.tracking_number }
			: { carrier, tracking_number };
	const isSaid = (line: StandingLine & ParcelOfLine) => {
		const parcel = parcelOf(line);
		return line.carrier === parcel.carrier && line.tracking_number === parcel.tracking_number;
	};
	const sent = meant.filter((line) => line.status === "shipped");
	const moving = meant.filter((line) => mayMove(line, "shipped") || (line.status === "shipped" && !isSaid(line)));
	if (moving.length > 0) {
		const sending = moving.map((line) => ({ ...line, ...parcelOf(line) }));
		return { kind: "planned", change: { lines: sending }, isChange: true, warnings: [] };
	}
	if (sent.length > 0) return { kind: "planned", change: { lines: [] }, isChange: false, warnings: [] };
	return { kind: "refused", reason: { code: "not_to_be_sent", values: { value: shown(order_number) } } };
}
