/** The server half of the levels of sales: the levels, and the forms that change them and the link on their card. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxSaleLevels } from "#workers/features/sales/rules/levels";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "sales/save-sale-level";
const detailing = "sales/save-level-details";
const address = "/sales/levels";

/** The levels with their amounts in dollars. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ levels, ...details }, form, detailsForm] = await Promise.all([
		context.call("sales/get-sale-levels", {}),
		context.form(saving, {
			name: "sales:levels.name",
			alias: "sales:levels.alias",
			from_dollars: "sales:levels.from",
			bonus_percent: "sales:levels.bonus",
		}),
		context.form(detailing, {
			program_details_text: "sales:levels.detailsText",
			program_details_link: "sales:levels.detailsLink",
		}),
	]);
	return {
		title: context.translate("sales:levels.title"),
		levels: levels.map(({ from_amount, ...level }) => ({ ...level, from_dollars: from_amount / 100 })),
		mayAdd: levels.length < maxSaleLevels,
		...{ form, detailsForm, details },
	};
}

/** Adds, changes or removes a level, and sets the link. */
export const action = formActions({
	[saving]: {
		input: ({ form, context }) => {
			const id = form.text("sale_level_id");
			return id === "" ? {} : { sale_level_id: context.id(id) };
		},
		done: () => redirectWithNotice(address, "sales:notices.saved"),
	},
	"sales/remove-sale-level": {
		input: ({ form, context }) => ({ sale_level_id: context.id(form.text("sale_level_id")) }),
		asks: () => true,
		done: () => redirectWithNotice(address, "sales:notices.saved"),
	},
	[detailing]: { done: () => redirectWithNotice(address, "sales:notices.saved") },
});
