/** The server half of writing a badge: a new one, or one that is there, in each of the account's languages. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** In the place of an id: a badge that is not there yet. */
const newBadge = "new";

/** What stands in each language; a new badge begins in the account's own. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall("badges/save-badge");
	const isNew = params.id === newBadge;
	const [{ table_rows: badges }, form] = await Promise.all([
		context.call("badges/get-managed-badges", { pageSize: 100 }),
		context.form("badges/save-badge", {
			name: "badges:form.name",
			glyph: { label: "badges:form.glyph", options: "programs:owners.glyph" },
			position: "badges:form.position",
			is_active: "badges:form.isActive",
		}),
	]);
	const badge = isNew ? undefined : badges.find(({ id }) => id === context.id(params.id));
	if (!isNew && !badge) throw new Response(null, { status: 404 });
	const { languages, default_language_code } = context.account;
	return {
		title: context.translate(isNew ? "badges:new" : "badges:changeTitle"),
		form,
		editions: (badge ? languages : [default_language_code]).map((language) => ({
			language,
			values: {
				name: badge?.names[language] ?? "",
				glyph: badge?.glyph ?? "star",
				position: badge?.position ?? Math.min(100, badges.length + 1),
				is_active: badge?.is_active === "inactive" ? 0 : 1,
			},
		})),
	};
}

/** Saves one language; a new badge goes on to its other languages. */
export const action = formActions({
	"badges/save-badge": {
		input: ({ params, context, form }) => ({
			language_code: form.text("language_code"),
			...(params.id === newBadge ? {} : { badge_id: context.id(params.id) }),
		}),
		done: ({ badge_id }, { context }) =>
			redirectWithNotice(
				context.account.languages.length > 1 ? `/programs/badges/${badge_id}` : "/programs/badges",
				"badges:notices.saved",
			),
	},
});
