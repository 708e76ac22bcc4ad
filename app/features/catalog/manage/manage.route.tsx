/** Managing the store: its items, one item, its categories, its flash sales, each a section of one address. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { CategoriesPart } from "./categories-part";
import { ItemPart } from "./item-part";
import { ItemsPart } from "./items-part";
import type { loader } from "./manage.server";
import { SalesPart } from "./sales-part";
import "./manage.css";

export { action, loader } from "./manage.server";

export const meta = titleMeta;

/** The section that the address names. */
export default function Manage() {
	const { section } = useLoaderData<typeof loader>();
	if (section === "item") return <ItemPart />;
	if (section === "categories") return <CategoriesPart />;
	return section === "sales" ? <SalesPart /> : <ItemsPart />;
}
