/** One idea with its thread, its reviews and its forms: voting, reviewing, sending, deciding, highlighting, the commission, the shares, pictures and words. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { readIdeaReviews, reviewForms } from "~/features/reviews/index.server";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { voteForms } from "./vote.server";

type Details = EndpointOutput<"ideas/fetch-idea-details">;

/** The idea in words of its reader. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const id = context.id(params.id);
	const { idea, events, rights } = await context.call("ideas/fetch-idea-details", { id });
	const search = new URL(request.url).searchParams;
	const [moderation, commission, comment, picture, mergeable, reviews] = await Promise.all([
		context.form("ideas/submit-idea-moderation", {
			notes: "ideas:decide.notes",
			merge_into_id: "ideas:decide.into",
		}),
		context.form("ideas/mark-final-commission-paid", { notes: "ideas:commission.notes" }),
		context.form("ideas/save-idea-comment", { text: "ideas:thread.write" }),
		context.form("ideas/add-idea-picture", {}),
		rights.may_decide === 1 ? context.call("ideas/find-similar-ideas", { title: idea.title, idea_id: id }) : null,
		idea.version > 0 ? readIdeaReviews(context, id, search) : null,
	]);
	const { format } = context;
	return {
		title: idea.title,
		...{ rights, reviews },
		forms: { moderation, commission, comment, picture },
		mergeable: (mergeable?.ideas ?? [])
			.filter(({ status }) => status !== "rejected")
			.map(({ id: other, title, vote_count }) => ({ value: String(other), label: `${title} (${vote_count})` })),
		events: events && eventsOf(context, events),
		idea: {
			...idea,
			voted: idea.current_user_votes_data.voted_at && format.time(idea.current_user_votes_data.voted_at, "near"),
			created: format.time(idea.created_at, "near"),
			commission: idea.final_commission_paid_at && format.time(idea.final_commission_paid_at, "near"),
			team_members: idea.team_members.map(({ created_at, ...member }) => ({
				...member,
				since: format.time(created_at, "near"),
			})),
		},
	};
}

/** The thread with its days; a suggestion is done in the version that was sent after it. */
function eventsOf({ format }: AppLoadContext, events: NonNullable<Details["events"]>) {
	return events.map(({ created_at, ...event }, at) => ({
		...event,
		when: format.time(created_at, "near"),
		done_in:
			event.kind === "suggestion" ? (events.slice(at).find(({ kind }) => kind === "sent")?.version ?? null) : null,
	}));
}

const idOf = ({ params, context }: FormArgs) => ({ idea_id: context.id(params.id) });
const here = ({ params }: FormArgs, notice: Parameters<typeof redirectWithNotice>[1], hash = "") =>
	redirectWithNotice(`/ideas/${params.id}${hash}`, notice);

/** Every form of the page. */
export const action = formActions({
	...voteForms,
	"reviews/save-idea-review": reviewForms["reviews/save-idea-review"],
	"ideas/submit-idea-for-approval": { input: idOf, done: (_answer, args) => here(args, "ideas:notices.sent") },
	"ideas/submit-idea-moderation": {
		input: idOf,
		done: (_answer, args) =>
			here(args, `ideas:notices.${args.form.text("decision") as "approve" | "suggest_changes" | "reject" | "merge"}`),
	},
	"ideas/submit-idea-is-featured": {
		input: idOf,
		done: ({ is_featured }, args) =>
			here(args, is_featured === 1 ? "ideas:notices.featured" : "ideas:notices.unfeatured"),
	},
	"ideas/mark-final-commission-paid": { input: idOf, done: (_answer, args) => here(args, "ideas:notices.commission") },
	"ideas/update-idea-team-members": {
		input: (args) => ({
			...idOf(args),
			team_members: args.form.numbers("member").map((user_id) => ({
				user_id,
				share: args.form.number(`share-${user_id}`) ?? 0,
			})),
		}),
		done: (_answer, args) => here(args, "ideas:notices.team", "#team"),
	},
	"ideas/save-idea-comment": { input: idOf, done: (_answer, args) => here(args, "ideas:notices.written", "#thread") },
	"ideas/add-idea-picture": {
		input: idOf,
		run: async (input, { context, form }) =>
			context.attempt("ideas/add-idea-picture", input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: (_answer, args) => here(args, "ideas:notices.pictured", "#pictures"),
	},
	"ideas/remove-idea-picture": {
		input: (args) => ({ ...idOf(args), picture_id: args.form.number("picture_id") ?? 0 }),
		done: (_answer, args) => here(args, "ideas:notices.unpictured", "#pictures"),
	},
});
