/** What the page of giving shows, and what it sends. */
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { EndpointInput, EndpointOutput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { type Typed, typedIn } from "~/form/form-answer";
import type { PostedForm } from "~/form/posted-form.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { type NoticeKey, type NoticeLink, redirectWithNotice } from "~/shell/notices.server";
import { type Chosen, type ChosenPerson, countRecipients, giveAddress, idsIn, type SentPicture } from "./draft";
import { suggestRecipients } from "./suggestions.server";

const giving = "recognition/give-recognition";

/** The form's fields with their words, in the order in which the page shows them. */
const texts = {
	message: "recognition:give.message",
	visibility: { label: "recognition:give.visibility.legend", options: "recognition:give.visibility" },
	recipient_ids: "recognition:give.who",
	group_ids: "recognition:give.who",
	program_id: "recognition:give.program",
	behavior_ids: "recognition:give.behaviors",
	badge_id: "recognition:give.badge",
	points: "recognition:give.points",
	justification: "recognition:give.justification",
	recognition_subtype: { label: "recognition:give.subtype.legend", options: "recognition:give.subtype" },
	due_date: "recognition:give.dueDate",
	give_on: "recognition:day.label",
	picture_alt: "recognition:picture.alt",
	picture_id: "recognition:picture.again",
} as const;

const maxSearchLength = 100;
const recentShown = 3;
/** The first so many badges are there to choose from, and the one of a draft. */
const badgesShown = 12;
/** Likely names: so many are shown, of so many who are asked for, since some may not receive any more. */
const likelyShown = 3;
const likelyAsked = 8;
/** Says in an address that a picture was chosen before a search, which carries none. */
const pictureLost = "picture_lost";
/** So many names stand in the notice; more people are a number. */
const namesInNotice = 2;

/** The loader: programs and behaviors to choose from, what the address says was typed, who was found, the team, what was given lately. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await context.requireCall(giving);
	const form = await context.form(giving, texts);
	const query = new URL(request.url).searchParams;
	const draft = typedIn(query, form.fields);
	const q = (query.get("q") ?? "").trim().slice(0, maxSearchLength);
	const [programs, { behaviors }, { badges }, chosen, found, { team_members }, given, sentBefore] = await Promise.all([
		context.call("programs/get-programs", { pageSize: 100, filters: { status: "active" } }),
		context.call("programs/get-behaviors", {}),
		context.call("badges/get-badges", {}),
		readChosen(context, draft),
		q ? suggestRecipients(context, q) : null,
		context.call("recognition/fetch-team-members", {}),
		context.call("recognition/get-recognitions-report", { pageSize: 10, filters: { report_condition: "given_by_me" } }),
		readSentPicture(context, draft),
	]);
	const team = team_members.filter(({ may_receive_points }) => may_receive_points === 1);
	return {
		title: context.texts.t("recognition:give.title"),
		form,
		programs: programs.table_rows.filter(({ can_give }) => can_give === 1),
		behaviors,
		badges: badges.filter(({ id }, at) => at < badgesShown || String(id) === draft.badge_id?.at(-1)),
		draft,
		sentBefore,
		isPictureLost: query.get(pictureLost) === "1",
		mayCommit: mayCommit(context),
		chosen,
		q,
		found,
		team,
		likely: await likelyPeople(context, chosen, [
			...given.table_rows.map(({ recipient_id }) => recipient_id),
			...idsOf(team),
		]),
		recent: given.table_rows
			.slice(0, recentShown)
			.map((row) => ({ ...row, when: context.format.time(row.created_at, "ago") })),
	};
}

/** Whether the reader may make commitments here. */
function mayCommit({ account, user }: AppLoadContext): boolean {
	return account.flags.employee_commitments_enabled === 1 && user.switches.can_issue_employee_commitments === 1;
}

/** What the form gets back when nothing was sent: who was chosen, by name, and what was given already. */
export type GiveAnswer = {
	chosen: Chosen;
	/** The picture of before that goes along. */
	sentBefore: SentPicture | null;
	duplicates?: { name: string; when: string }[];
	/** A picture was sent, which a form without scripts does not keep. */
	hasPicture: boolean;
};

/** The action: searches (without scripts), warns of a repetition, or sends. */
export const action = formActions({
	[giving]: {
		input: ({ form }) => ({ upload_id: form.number("upload_id") }),
		askBack: async (input, { context, form }): Promise<GiveAnswer | undefined> => {
			if (form.optional("search") || form.optional("add")) throw redirect(giveAddress(asDraft(form)));
			if (form.text("confirmed") === "1") return undefined;
			const duplicates = await findDuplicates(context, input);
			if (duplicates.length === 0) return undefined;
			return { ...(await readBack(context, form)), duplicates };
		},
		run: async (input, { context, form }) =>
			context.attempt(giving, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		refused: async (_refusal, { context, form }): Promise<GiveAnswer> => readBack(context, form),
		done: showGiven,
	},
});

async function readBack(context: AppLoadContext, form: PostedForm): Promise<GiveAnswer> {
	const { typed } = form;
	const [chosen, sentBefore] = await Promise.all([readChosen(context, typed), readSentPicture(context, typed)]);
	return { chosen, sentBefore, hasPicture: hasPicture(form) };
}

/** Whether a file was sent; one that was sent in parts before is still there. */
function hasPicture({ raw }: PostedForm): boolean {
	const file = raw.get("file");
	return file instanceof File && file.size > 0;
}

/** What waits, for its day or an approval, has a page of its own. Else back to the feed, where the post stands out; what only those concerned see has none, and several posts stand among one's own. */
async function showGiven(
	{ activity_ids, submission_id, approver_names: names, commitment_ids, scheduled_id }: EndpointOutput<typeof giving>,
	{ context, form }: FormArgs,
): Promise<Response> {
	if (commitment_ids.length > 0) {
		const [one] = commitment_ids;
		const to =
			commitment_ids.length === 1
				? `/recognitions/commitments/${one}`
				: "/recognitions/commitments?report_condition=given_by_me";
		return redirectWithNotice(to, "recognition:notices.committed");
	}
	if (scheduled_id !== null)
		return redirectWithNotice(`/recognitions/scheduled/${scheduled_id}`, "recognition:notices.scheduled");
	if (submission_id !== null) {
		const key = names.length > 1 ? "recognition:notices.submittedMany" : "recognition:notices.submitted";
		return redirectWithNotice(`/recognitions/submissions/${submission_id}`, key, { approvers: names.join(", ") });
	}
	const [activity_id] = activity_ids;
	const post: NoticeLink = { href: `/activities/${activity_id}`, key: "recognition:notices.see" };
	const [key, values] = await noticeOf(context, form.typed);
	if (form.text("visibility") === "private")
		return redirectWithNotice("/recognitions?report_condition=given_by_me", key, values);
	if (activity_ids.length > 1) return redirectWithNotice("/activities?scope=mine", key, values);
	if (form.text("visibility") === "team") return redirectWithNotice(post.href, key, values);
	return redirectWithNotice(`/activities?new=${activity_id}#post-${activity_id}`, key, values, post);
}

/** Who was told, by name where they are few; who has not joined yet is told once invited. */
async function noticeOf(
	context: AppLoadContext,
	draft: Typed,
): Promise<[key: NoticeKey, values: Record<string, string | number>]> {
	const chosen = await readChosen(context, draft);
	const count = countRecipients(chosen);
	const isAnybodyWaiting =
		chosen.people.some(({ activation_pending }) => activation_pending === 1) ||
		chosen.groups.some(({ pending_members_count = 0 }) => pending_members_count > 0);
	if (isAnybodyWaiting) return ["recognition:notices.sent", { count }];
	const names = [...chosen.groups, ...chosen.people].map(({ name }) => name);
	if (names.length > namesInNotice) return ["recognition:notices.toldMany", { count }];
	const list = new Intl.ListFormat(context.language_code, { type: "conjunction" }).format(names);
	return ["recognition:notices.told", { count, names: list }];
}

/** What a search keeps: everything but the buttons and a picture; the button of a likely name adds that person. */
function asDraft(form: PostedForm): Typed {
	const { search: _search, confirmed: _confirmed, add = [], ...typed } = form.typed;
	const draft = { ...typed, recipient_ids: [...(typed.recipient_ids ?? []), ...add] };
	return hasPicture(form) ? { ...draft, [pictureLost]: ["1"] } : draft;
}

async function findDuplicates(context: AppLoadContext, gift: Partial<EndpointInput<typeof giving>>) {
	const { program_id, recipient_ids = [], group_ids = [], points } = gift;
	if (recipient_ids.length + group_ids.length === 0 || program_id === undefined) return [];
	const asked = { program_id, recipient_ids, group_ids, points };
	const outcome = await context.attempt("recognition/check-duplicate-recognition", asked);
	if (!outcome.ok) return [];
	return outcome.answer.duplicates.map(({ name, created_at }) => ({
		name,
		when: context.format.time(created_at, "ago"),
	}));
}

/** Whom the reader may well mean: those thanked last, then the team; nobody who was chosen already. */
async function likelyPeople(context: AppLoadContext, { people }: Chosen, ids: number[]): Promise<ChosenPerson[]> {
	const others = [...new Set(ids)].filter((id) => !people.some((person) => person.id === id)).slice(0, likelyAsked);
	if (others.length === 0) return [];
	const found = (await context.call("recognition/find-recipients", { recipient_ids: others })).people;
	return others.flatMap((id) => found.find((person) => person.id === id) ?? []).slice(0, likelyShown);
}

const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id);

/** The people and groups of a draft by their names; those who cannot receive are left out. */
async function readChosen(context: AppLoadContext, draft: Typed): Promise<Chosen> {
	const ids = { recipient_ids: idsIn(draft, "recipient_ids"), group_ids: idsIn(draft, "group_ids") };
	const outcome = await context.attempt("recognition/find-recipients", ids);
	return outcome.ok ? outcome.answer : { people: [], groups: [] };
}

/** The picture of before that a draft names; nothing where the reader did not send it. */
async function readSentPicture(context: AppLoadContext, draft: Typed): Promise<SentPicture | null> {
	const [picture_id] = idsIn(draft, "picture_id");
	if (picture_id === undefined) return null;
	const outcome = await context.attempt("recognition/get-own-picture", { picture_id });
	if (!outcome.ok) return null;
	const { url, alt, previews } = outcome.answer.picture;
	return { id: picture_id, url: previews[0]?.url ?? url, alt };
}
