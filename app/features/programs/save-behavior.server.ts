/** The server half of writing a behavior: a new one, or one that is there, in each of the account's languages. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** In the place of an id: a behavior that is not there yet. */
const newBehavior = "new";

/** What stands in each language; a new behavior begins in the account's own. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall("programs/update-custom-behavior");
	const isNew = params.id === newBehavior;
	const [{ behaviors }, form] = await Promise.all([
		context.call("programs/get-custom-behaviors", {}),
		context.form("programs/update-custom-behavior", {
			name: "programs:behaviors.name",
			glyph: { label: "programs:behaviors.glyph", options: "programs:owners.glyph" },
			position: "programs:behaviors.position",
			is_active: "programs:behaviors.isActive",
		}),
	]);
	const behavior = isNew ? undefined : behaviors.find(({ id }) => id === context.id(params.id));
	if (!isNew && !behavior) throw new Response(null, { status: 404 });
	const { languages, default_language_code } = context.account;
	return {
		title: context.translate(isNew ? "programs:behaviors.new" : "programs:behaviors.change"),
		form,
		editions: (behavior ? languages : [default_language_code]).map((language) => ({
			language,
			values: {
				name: behavior?.names[language] ?? "",
				glyph: behavior?.glyph ?? "star",
				position: behavior?.position ?? Math.min(100, behaviors.length + 1),
				is_active: behavior?.is_active ?? 1,
			},
		})),
	};
}

/** Saves one language; a new behavior goes on to its other languages. */
export const action = formActions({
	"programs/update-custom-behavior": {
		input: ({ params, context, form }) => ({
			language_code: form.text("language_code"),
			...(params.id === newBehavior ? {} : { behavior_id: context.id(params.id) }),
		}),
		done: ({ behavior_id }, { context }) =>
			redirectWithNotice(
				context.account.languages.length > 1 ? `/programs/behaviors/${behavior_id}` : "/programs/behaviors",
				"programs:notices.behaviorSaved",
			),
	},
});
