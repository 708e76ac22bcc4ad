/** The server half of nominating: the event, what the reader wrote in it, and the form while nominations are taken. */
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { suggestRecipients } from "~/features/recognition/index.server";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { type Typed, typedIn } from "~/form/form-answer";
import { redirectWithNotice } from "~/shell/notices.server";
import { answerField } from "./answer-field";

const sending = "nominations/submit-nomination";
const maxSearchLength = 100;

/** The page; what was chosen without scripts stands in its address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const q = (query.get("q") ?? "").trim().slice(0, maxSearchLength);
	const [{ event, own }, form] = await Promise.all([
		context.call("nominations/get-event", { event_id: context.id(params.id) }),
		context.form(sending, {
			category_id: "nominations:nominate.category",
			recipient_ids: "nominations:nominate.who",
			words: "nominations:nominate.words",
			is_signed: "nominations:nominate.signed",
		}),
	]);
	const draft: Typed = typedIn(query, form.fields);
	const [chosen, found, { team_members }] = await Promise.all([
		readChosen(context, draft),
		q ? suggestRecipients(context, q) : null,
		context.call("recognition/fetch-team-members", {}),
	]);
	const { closes_at, ...shown } = event;
	return {
		title: event.name,
		event: { ...shown, closes: context.format.moment(closes_at) },
		...{ own, form, draft, chosen, q, found, likely: [] },
		team: team_members,
	};
}

/** Sends it, or without scripts searches for people first. */
export const action = formActions({
	[sending]: {
		input: ({ params, context, form }) => ({
			event_id: context.id(params.id),
			recipient_ids: form.numbers("recipient_ids"),
			answers: answersIn(form),
		}),
		askBack: async (_input, { params, form }) => {
			if (form.optional("search")) throw redirect(addressOf(params.id, form.typed));
			return undefined;
		},
		refused: async (_refusal, { context, form }) => ({ chosen: await readChosen(context, form.typed) }),
		done: ({ nomination_ids }, { params }) =>
			redirectWithNotice(`/employee_nominations/events/${params.id}`, "nominations:notices.sent", {
				count: nomination_ids.length,
			}),
	},
});

/** What was answered to the chosen category's own questions. */
function answersIn(form: FormArgs["form"]): string[] {
	const name = answerField(form.text("category_id"));
	return form.raw.getAll(name).filter((value): value is string => typeof value === "string");
}

/** The page with this draft in its address. */
function addressOf(id: string | undefined, { search: _search, ...typed }: Typed): string {
	const pairs = Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value]));
	const query = new URLSearchParams(pairs.filter(([, value]) => value !== ""));
	return `/employee_nominations/events/${id}?${query}`;
}

async function readChosen(context: AppLoadContext, { recipient_ids = [] }: Typed) {
	const ids = [...new Set(recipient_ids.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
	const outcome = await context.attempt("recognition/find-recipients", { recipient_ids: ids, group_ids: [] });
	return outcome.ok ? outcome.answer : { people: [], groups: [] };
}
