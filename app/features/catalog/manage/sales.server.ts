/** The server half of starting a flash sale: of which item, at what price, for how many units, until when. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FormArgs, FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "flash-sale/save-flash-sale";
const dayMs = 86_400_000;

/** The form, with the item that the address names (`item_id`); without one it is chosen first. */
export async function readSaleForm({ request, context }: LoaderFunctionArgs) {
	const asked = Number(new URL(request.url).searchParams.get("item_id"));
	const [found, form] = await Promise.all([
		Number.isSafeInteger(asked) && asked > 0 ? context.attempt("catalog/get-managed-item", { item_id: asked }) : null,
		context.form(saving, {
			points: "flash-sale:manage.points",
			quantity: "flash-sale:manage.quantity",
			limit_per_member: "flash-sale:manage.limit",
			live_to_date: "flash-sale:manage.day",
		}),
	]);
	const item = found?.ok ? found.answer.item : null;
	return {
		form,
		item: item?.is_listed === 1 ? { id: item.id, name: item.name, points: item.points } : null,
		zone: context.format.time_zone.replaceAll("_", " "),
		values: { limit_per_member: 1, day: context.format.time(Date.now() + dayMs, "filter"), hour: "18:00" },
	};
}

function endOf({ context, form }: Pick<FormArgs, "context" | "form">): number | undefined {
	return context.format.readMoment(form.text("day"), form.text("hour"));
}

/** The form of a new sale. */
export const saleForms = {
	[saving]: {
		input: ({ context, form }) => ({
			item_id: form.number("item_id") ?? 0,
			live_to_date: endOf({ context, form }) ?? Number.NaN,
		}),
		check: (_input, args) =>
			endOf(args) === undefined ? { live_to_date: [args.context.translate("flash-sale:manage.moment")] } : undefined,
		done: () => redirectWithNotice("/store/manage/sales", "flash-sale:notices.started"),
	},
} satisfies FormHandlings;
