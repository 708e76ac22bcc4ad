/** The photo contest: the chosen one, entering it, voting in it, and for account owners starting one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ContestPhase, VotesPer } from "#workers/features/photos/rules/contest";
import { prizesOf } from "#workers/features/photos/rules/prizes";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const entering = "photos/submit-contest-photo";
const voting = "photos/vote-contest-photo";

/** The chosen contest, or the latest, with the forms. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [asked, before] = [query.get("contest"), query.get("before")];
	const [{ contest, contests, ...found }, entryForm, voteForm, startForm] = await Promise.all([
		context.call("photos/get-contests", {
			...(asked === null ? {} : { contest_id: context.id(asked) }),
			...(before === null ? {} : { before_id: context.id(before) }),
		}),
		context.form(entering, {
			title: "photos:form.title",
			description: "photos:form.seen",
			has_rights: "photos:form.rights",
		}),
		context.form(voting, {}),
		context.form("photos/save-contest", {
			title: "photos:contest.form.title",
			entries_from: "photos:contest.form.from",
			entries_until: "photos:contest.form.until",
			votes_until: "photos:contest.form.votes",
			votes_per: { label: "photos:contest.form.votesPer", options: "photos:contest.votesPer" },
			first_prize: "photos:contest.form.firstPrize",
			second_prize: "photos:contest.form.secondPrize",
			third_prize: "photos:contest.form.thirdPrize",
			rules: "photos:contest.form.rules",
		}),
	]);
	const { format, translate } = context;
	const said = contest && {
		from: format.time(contest.entries_from, "recognition"),
		until: format.time(contest.phase === "entering" ? contest.entries_until : contest.votes_until, "recognition"),
	};
	return {
		title: contest?.title ?? translate("photos:contest.title"),
		subtitle: contest && said && translate(subtitleOf(contest), said),
		...{ contest, contests, ...found, entryForm, voteForm, startForm },
		prizes: contest ? prizesOf(contest) : [],
		days: contest && {
			entries_from: format.time(contest.entries_from, "filter"),
			entries_until: format.time(contest.entries_until - 1, "filter"),
			votes_until: format.time(contest.votes_until - 1, "filter"),
		},
		mayStart: await context.mayCall("photos/save-contest"),
	};
}

const there = (contest_id: number | string) => `/photo_contest?contest=${contest_id}`;

/** What a contest says of itself in its phase. */
function subtitleOf({ phase, votes_per }: { phase: ContestPhase; votes_per: VotesPer }) {
	return phase === "voting" && votes_per === "day"
		? "photos:contest.votingDaily"
		: (`photos:contest.${phase}` as const);
}

/** Enters a photo, votes, or starts a contest. */
export const action = formActions({
	[entering]: {
		input: ({ form }) => ({ contest_id: form.number("contest_id"), upload_id: form.number("upload_id") }),
		run: async (input, { context, form }) =>
			context.attempt(entering, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: (_answer, { form }) => redirectWithNotice(there(form.text("contest_id")), "photos:notices.entered"),
	},
	[voting]: {
		input: ({ form }) => ({ contest_id: form.number("contest_id"), photo_id: form.number("photo_id") }),
		done: (_answer, { form }) => redirectWithNotice(there(form.text("contest_id")), "photos:notices.voted"),
	},
	"photos/save-contest": {
		input: ({ form }) => ({ contest_id: form.number("contest_id") }),
		done: ({ contest_id }, { form }) =>
			redirectWithNotice(
				there(contest_id),
				form.number("contest_id") === undefined ? "photos:notices.started" : "photos:notices.saved",
			),
	},
	"photos/remove-contest": {
		input: ({ form }) => ({ contest_id: form.number("contest_id") }),
		done: () => redirectWithNotice("/photo_contest", "photos:notices.removed"),
	},
});
