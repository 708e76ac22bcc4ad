/** The server half of managing the store: one address with a section, since each route of its own would weigh on every page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { managedItemsFace } from "#workers/features/catalog/lists/get-managed-items";
import { flashSalesFace } from "#workers/features/flash-sale/lists/get-flash-sales";
import { loadList, reportAction } from "~/list/list-loader.server";
import { categoryForms, readCategories } from "./categories.server";
import { itemForms, readItem } from "./item.server";
import { readSaleForm, saleForms } from "./sales.server";

/** What the section of the address shows. */
export async function loader(args: LoaderFunctionArgs) {
	const { section, id } = args.params;
	if (section === "item" && id !== undefined) return { section: "item" as const, ...(await readItem(args)) };
	if (id !== undefined) throw Response.json({ resultType: "not_found" }, { status: 404 });
	if (section === undefined) return { section: "items" as const, ...(await readItems(args)) };
	if (section === "categories") return { section: "categories" as const, ...(await readCategories(args)) };
	if (section === "sales") return { section: "sales" as const, ...(await readSales(args)) };
	throw Response.json({ resultType: "not_found" }, { status: 404 });
}

async function readItems(args: LoaderFunctionArgs) {
	const list = await loadList(args, managedItemsFace);
	return { title: args.context.translate(managedItemsFace.title), list };
}

async function readSales(args: LoaderFunctionArgs) {
	const [list, sale] = await Promise.all([loadList(args, flashSalesFace, { keep: ["item_id"] }), readSaleForm(args)]);
	return { title: args.context.translate(flashSalesFace.title), list, sale };
}

const ofItems = reportAction(managedItemsFace, { ...itemForms, ...categoryForms });
const ofSales = reportAction(flashSalesFace, saleForms);

/** Takes the forms of the section. */
export function action(args: ActionFunctionArgs) {
	return args.params.section === "sales" ? ofSales(args) : ofItems(args);
}
