/** The server half of an item's editor: its words, its variants with price and stock, its pictures. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import type { FormHandlings } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** In the place of an id: an item that is not there yet. */
const newItem = "new";

type Context = LoaderFunctionArgs["context"];
type Managed = EndpointOutput<"catalog/get-managed-item">;

/** What stands in the fields, and what there is to choose from. */
export async function readItem({ params, context }: LoaderFunctionArgs) {
	await context.requireCall("catalog/save-item");
	const isNew = params.id === newItem;
	const [found, { categories }, form, variantForm, pictureForm, removeForm] = await Promise.all([
		isNew ? null : context.call("catalog/get-managed-item", { item_id: context.id(params.id) }),
		context.call("catalog/get-managed-categories", {}),
		readWords(context),
		readVariantForm(context),
		context.form("catalog/save-item-picture", { alt: "catalog:manage.pictures.alt" }),
		context.form("catalog/remove-item-picture", {}),
	]);
	return {
		title: found?.item.name ?? context.translate("catalog:manage.item.new"),
		...{ form, variantForm, pictureForm, removeForm, found },
		categories: categories.map(({ id, path }) => ({ value: String(id), label: path })),
		values: valuesOf(found),
		variants: (found?.variants ?? []).map((variant) => ({ ...variant, values: { ...variant } })),
	};
}

function readWords(context: Context) {
	return context.form("catalog/save-item", {
		name: "catalog:manage.item.name",
		brand_name: "catalog:manage.item.brand",
		category_id: "catalog:manage.item.category",
		description: "catalog:manage.item.description",
		tags: "catalog:manage.item.tags",
		fixed_quantities: "catalog:manage.item.fixed",
		base_multiplier: "catalog:manage.item.base",
		buckets: { label: "catalog:manage.item.buckets", options: "catalog:manage.item.bucket" },
		is_hidden: "catalog:manage.item.hidden",
		points: "catalog:manage.item.points",
		stock: "catalog:manage.item.stock",
		delivery: { label: "catalog:manage.item.delivery", options: "catalog:manage.item.deliveries" },
	});
}

function readVariantForm(context: Context) {
	return context.form("catalog/save-variant", {
		options: "catalog:manage.variants.options",
		points: "catalog:manage.item.points",
		points_was: "catalog:manage.variants.was",
		stock: "catalog:manage.item.stock",
		sku: "catalog:manage.variants.sku",
		delivery: { label: "catalog:manage.item.delivery", options: "catalog:manage.item.deliveries" },
		is_free: "catalog:manage.variants.free",
		is_active: "catalog:manage.variants.active",
	});
}

function valuesOf(found: Managed | null) {
	if (!found) return { delivery: "courier" };
	const { name, brand_name, category_id, description, tags, fixed_quantities, base_multiplier, ...rest } = found.item;
	return {
		...{ name, brand_name, category_id, description, tags, fixed_quantities, base_multiplier },
		buckets: rest.buckets,
		is_hidden: rest.is_hidden,
	};
}

type Asked = Parameters<NonNullable<NonNullable<FormHandlings["catalog/save-item"]>["input"]>>[0];

const idOf = ({ params, context }: Pick<Asked, "params" | "context">) => context.id(params.id);
const placeOf = ({ params }: Pick<Asked, "params">) => `/store/manage/item/${params.id}`;

/** The forms of the editor. */
export const itemForms = {
	"catalog/save-item": {
		input: (args) => (args.params.id === newItem ? {} : { item_id: idOf(args), version: args.form.number("version") }),
		done: ({ item_id }, args) =>
			args.params.id === newItem
				? redirectWithNotice(`/store/manage/item/${item_id}`, "catalog:notices.made", {
						name: args.form.text("name"),
					})
				: redirectWithNotice(placeOf(args), "catalog:notices.saved"),
	},
	"catalog/save-variant": {
		input: (args) => ({
			item_id: idOf(args),
			variant_id: args.form.number("variant_id"),
			known_points: args.form.number("known_points"),
			known_stock: args.form.number("known_stock"),
		}),
		done: (_answer, args) => redirectWithNotice(placeOf(args), "catalog:notices.saved"),
	},
	"catalog/save-item-picture": {
		input: (args) => ({ item_id: idOf(args) }),
		run: async (input, { context, form }) =>
			context.attempt("catalog/save-item-picture", input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: (_answer, args) => redirectWithNotice(placeOf(args), "catalog:notices.picture"),
	},
	"catalog/remove-item-picture": {
		input: (args) => ({ item_id: idOf(args), position: args.form.number("position") ?? 0 }),
		done: (_answer, args) => redirectWithNotice(placeOf(args), "catalog:notices.pictureGone"),
	},
} satisfies FormHandlings;
