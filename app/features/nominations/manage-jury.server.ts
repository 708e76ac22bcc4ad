/** The server half of an event's moderation: its nominees with the reader's verdicts, ties, and what can be done with it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const choosing = "nominations/choose-winner";

/** The event with one category's nominees. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const asked = new URL(request.url).searchParams.get("category");
	const [found, tieForm] = await Promise.all([
		context.call("nominations/get-nominations-for-moderation", {
			event_id: context.id(params.id),
			...(asked === null ? {} : { category_id: context.id(asked) }),
		}),
		context.form(choosing, { nominee_id: "nominations:moderation.tied", reason: "nominations:moderation.reason" }),
	]);
	const { closes_at, ...event } = found.event;
	const shown = found.categories.find(({ id }) => String(id) === asked) ?? found.categories[0]!;
	return {
		title: event.name,
		event: { ...event, closes: context.format.moment(closes_at) },
		...{ is_juror: found.is_juror, changes: found.changes, tieForm },
		mayEdit: await context.mayCall("nominations/save-event"),
		categories: found.categories.map(({ id, name, nominee_count, left_to_judge, is_tied, chosen_id }) => ({
			...{ id, name, nominee_count, left_to_judge },
			waits: is_tied === 1 && chosen_id === null,
		})),
		category: {
			...shown,
			nominees: shown.nominees.map((nominee) => ({
				...nominee,
				words: nominee.words.map(({ created_at, ...words }) => ({
					...words,
					when: context.format.time(created_at, "recognition"),
				})),
			})),
		},
	};
}

const backOf = ({ request, params }: FormArgs) =>
	`/employee_nominations/moderation/${params.id}${new URL(request.url).search}` as const;

const eventOf = ({ params, context }: FormArgs) => ({ event_id: context.id(params.id) });

/** Says a verdict, decides a tie, or moves the event on; what cannot be taken back asks first. */
export const action = formActions({
	"nominations/moderate-nomination": {
		input: (args) => ({
			...eventOf(args),
			category_id: args.context.id(args.form.text("category_id")),
			nominee_id: args.context.id(args.form.text("nominee_id")),
		}),
		done: (_answer, args) => redirectWithNotice(backOf(args), "nominations:notices.verdict"),
	},
	[choosing]: {
		input: (args) => ({ ...eventOf(args), category_id: args.context.id(args.form.text("category_id")) }),
		done: (_answer, args) => redirectWithNotice(backOf(args), "nominations:notices.decided"),
	},
	"nominations/change-event": {
		input: eventOf,
		asks: ({ change }) => change === "publish" || change === "finalise" || change === "delete",
		done: (_answer, args) => {
			const change = args.form.text("change") as "publish";
			const to = change === ("delete" as string) ? "/employee_nominations/moderation" : backOf(args);
			return redirectWithNotice(to as "/", `nominations:notices.${change}`);
		},
	},
});
