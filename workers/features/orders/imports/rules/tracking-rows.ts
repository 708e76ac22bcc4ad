/** The columns of a file of parcels, how a row is read, and which lines of its order it sends. @pure */
import type { RowPlan } from "#workers/kernel/define-import";
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

/** The lines of the orders that rows name, with the codes of their items. */
export type TrackingFacts = { lines: ReadonlyMap<number, readonly (StandingLine & ParcelOfLine)[]> };

/** What a line holds of its parcel. */
export type ParcelOfLine = { sku: string; carrier: string; tracking_number: string };

/** The lines that are sent. */
export type TrackingChange = { lines: (StandingLine & ParcelOfLine)[]; carrier: string; tracking_number: string };

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

/** Sends what of the order waits for its courier; what is on its way already gets the parcel's number of the file. */
export function planTracking(row: TrackingRow, { lines }: TrackingFacts): RowPlan<TrackingChange> {
	const { order_number, number, carrier, tracking_number, sku } = row;
	const ofOrder = lines.get(number);
	if (!ofOrder) return { kind: "refused", reason: { code: "unknown_order", values: { value: shown(order_number) } } };
	const meant = ofOrder.filter((line) => sku === "" || line.sku === sku);
	if (meant.length === 0) return { kind: "refused", reason: { code: "not_in_order", values: { value: shown(sku) } } };
	const isSaid = (line: ParcelOfLine) => line.carrier === carrier && line.tracking_number === tracking_number;
	const sent = meant.filter((line) => line.status === "shipped");
	const moving = meant.filter((line) => mayMove(line, "shipped") || (line.status === "shipped" && !isSaid(line)));
	if (moving.length > 0)
		return { kind: "planned", change: { lines: moving, carrier, tracking_number }, isChange: true, warnings: [] };
	if (sent.length > 0)
		return { kind: "planned", change: { lines: [], carrier, tracking_number }, isChange: false, warnings: [] };
	return { kind: "refused", reason: { code: "not_to_be_sent", values: { value: shown(order_number) } } };
}
