/** The columns of a file of sales, and how a row is read. @pure */
import type { ImportColumns } from "#workers/kernel/import-columns";
import { personColumnsOfFile, readSaidPerson, type SaidPerson } from "#workers/kernel/import-people";
import { cellOf, type Places, type Reason, shown, tooLong } from "#workers/kernel/import-rows";
import { type DayOrder, readDay } from "#workers/kernel/read-day";
import { couldBeTwo, readWhole } from "#workers/kernel/read-points";
import { maxQuantity, maxUnitCents } from "../../rules/impacts";
import { dollars } from "../../rules/money";
import { readDollars } from "./read-dollars";

/** Columns by id. */
export const saleColumns = {
	invoice_number: {
		required: true,
		max: 60,
		examples: ["MS-20418", "MS-20418"],
		aliases: [
			"invoice, invoice no, invoice #, invoice id, document number, receipt number, bill number, sales order",
			"rechnungsnummer, rechnung, factura, número de factura, numéro de facture, facture",
		],
	},
	invoice_date: {
		required: true,
		kind: "day",
		examples: ["2026-01-05", "2026-01-05"],
		aliases: [
			"date of invoice, sale date, sales date, date sold, transaction date, document date, purchase date",
			"rechnungsdatum, fecha de factura, fecha de venta, date de facture, date de vente",
		],
	},
	sku: {
		required: true,
		max: 60,
		examples: ["FB-RS50-9", "CN-200"],
		aliases: [
			"product sku, item sku, item number, item no, product number, product code, part number, product id, item",
			"artikelnummer, referencia, código de producto, référence produit, code article",
		],
	},
	quantity: {
		required: true,
		examples: ["10", "4"],
		aliases: [
			"qty, quantity sold, pieces, units, units sold, count",
			"menge, stückzahl, cantidad, unidades, quantité, unités",
		],
	},
	company_name: {
		required: true,
		max: 120,
		examples: ["Harbor & Vale", "Harbor & Vale"],
		aliases: [
			"customer, customer name, company, sold to, bill to, buyer, client, account name",
			"kunde, kundenname, cliente, empresa, client, nom du client, entreprise",
		],
	},
	...personColumnsOfFile,
	distributor: {
		max: 120,
		examples: ["Meridian Supply", ""],
		aliases: ["distributor name, dealer, reseller, wholesaler, händler, distribuidor, distributeur, revendeur"],
	},
	unit_price: {
		examples: ["18.50", ""],
		aliases: [
			"price, unit cost, price per unit, price each, unit amount, dollars, price usd",
			"einzelpreis, preis, precio unitario, precio, prix unitaire, prix",
		],
	},
} satisfies ImportColumns;

/** A sale as a row says it; `invoice_date` is YYYY-MM-DD, `unit_cost_amount` in cents, null: the item's own. */
export type SaleRow = {
	said: SaidPerson;
	sku: string;
	quantity: number;
	company_name: string;
	invoice_number: string;
	invoice_date: string;
	distributor: string;
	unit_cost_amount: number | null;
};

/** How days and figures of the file are written. */
type Reading = { places: Places; order: DayOrder | null; latest_year: number };

/** Texts that may not be empty. */
const needed = ["invoice_number", "sku", "company_name"] as const;

/** Reads a row, with everything that is wrong with it. */
export function readSaleRow(
	cells: readonly string[],
	{ places, order, latest_year }: Reading,
): { row: SaleRow } | { reasons: Reason[] } {
	const cell = (column: string) => cellOf(cells, places, column).replace(/\s+/g, " ");
	const { said, reasons } = readSaidPerson(cells, places);
	// Systems of orders write pieces with three decimals: 1.000 may be one piece.
	const quantity = couldBeTwo(cell("quantity")) ? null : readWhole(cell("quantity"));
	const invoice_date = readDay(cell("invoice_date"), order, latest_year);
	const price = cell("unit_price");
	const unit_cost_amount = price === "" ? null : readDollars(price);
	const isPrice = unit_cost_amount !== undefined && (unit_cost_amount ?? 0) <= maxUnitCents;
	const { invoice_number, sku, company_name, distributor } = saleColumns;
	const wrong: Reason[] = [
		...needed.flatMap((column): Reason[] =>
			cell(column) === "" ? [{ code: "missing_value", values: { column } }] : [],
		),
		...reasons,
		...(invoice_date ? [] : [{ code: "invalid_date", values: { value: shown(cell("invoice_date")) } } as const]),
		...(quantity !== null && quantity >= 1 && quantity <= maxQuantity
			? []
			: [{ code: "invalid_quantity", values: { value: shown(cell("quantity")), max: maxQuantity } } as const]),
		...(isPrice
			? []
			: [{ code: "invalid_unit_price", values: { value: shown(price), max: dollars(maxUnitCents) } } as const]),
		...tooLong({ invoice_number, sku, company_name, distributor }, cell),
	];
	if (wrong.length > 0) return { reasons: wrong };
	return {
		row: {
			...{ said, quantity: quantity!, invoice_date: invoice_date!, unit_cost_amount: unit_cost_amount ?? null },
			...{ sku: cell("sku"), company_name: cell("company_name"), invoice_number: cell("invoice_number") },
			distributor: cell("distributor"),
		},
	};
}

/** What a row takes for itself in its file: an item stands once on an invoice of a distributor. */
export function keysOfSale({ distributor, invoice_number, sku }: SaleRow): string[] {
	return [`sale:${[distributor, invoice_number, sku].filter(Boolean).join(", ")}`];
}
