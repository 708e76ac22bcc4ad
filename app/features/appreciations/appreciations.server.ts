/** What the page of cards shows, and sending one. */
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { appreciationsFace } from "#workers/features/appreciations/lists/get-appreciations";
import { suggestRecipients } from "~/features/recognition/index.server";
import { type Typed, typedIn } from "~/form/form-answer";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

const sending = "appreciations/save-appreciation";

const fields = {
	recipient_ids: "appreciations:form.who",
	design: { label: "appreciations:form.design", options: "appreciations:designs" },
	message: "appreciations:form.message",
} as const;

const maxSearchLength = 100;

/** Cards received or sent, the form with what the address says was typed, who was found, and the team. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	await context.requireCall("appreciations/get-appreciations");
	const query = new URL(request.url).searchParams;
	const q = (query.get("q") ?? "").trim().slice(0, maxSearchLength);
	const form = await context.form(sending, fields);
	const draft = typedIn(query, form.fields);
	const [list, chosen, found, { team_members }, { account }, { left_today }] = await Promise.all([
		loadList(args, appreciationsFace),
		readChosen(context, draft),
		q ? suggestRecipients(context, q) : null,
		context.call("recognition/fetch-team-members", {}),
		context.call("account/init-account", {}),
		context.call("appreciations/get-ecards", {}),
	]);
	return {
		title: account.appreciations_program?.name ?? context.translate("appreciations:title"),
		...{ left_today, form, draft, chosen, q, found, list },
		team: team_members.filter(({ may_receive_points }) => may_receive_points === 1),
		likely: [],
	};
}

/** Sends it, or without scripts searches for people first; or asks for the list as a file. */
export const action = reportAction(appreciationsFace, {
	[sending]: {
		askBack: async (_input, { form }) => {
			if (form.optional("search")) throw redirect(addressOf(form.typed));
			return undefined;
		},
		refused: async (_refusal, { context, form }) => ({ chosen: await readChosen(context, form.typed) }),
		done: ({ appreciation_ids }) =>
			redirectWithNotice("/appreciations?direction=sent", "appreciations:notices.sent", {
				count: appreciation_ids.length,
			}),
	},
});

/** The page with this draft in its address. */
function addressOf({ search: _search, ...typed }: Typed): string {
	const pairs = Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value]));
	return `/appreciations?${new URLSearchParams(pairs.filter(([, value]) => value !== ""))}`;
}

async function readChosen(context: AppLoadContext, { recipient_ids = [] }: Typed) {
	const ids = [...new Set(recipient_ids.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
	const outcome = await context.attempt("recognition/find-recipients", { recipient_ids: ids, group_ids: [] });
	return outcome.ok ? outcome.answer : { people: [], groups: [] };
}
