/** What the page and the dialog of giving show, and what they send. */
import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ScreenRefusal } from "#workers/http/screen-context";
import { readForm } from "~/form/posted-form.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";
import { type Draft, type DraftIds, giveAddress, readDraftIds } from "./draft";
import { suggestRecipients } from "./suggestions.server";

/** The loader: programs and behaviours to choose from, who was chosen, who was found, the team, what was given lately. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireGiving(context);
	const ids = readDraftIds(new URL(request.url).searchParams);
	const [programs, { behaviors }, draft, found, { team_members }, given] = await Promise.all([
		context.call("programs/get-programs", { pageSize: 100, filters: { status: "active" } }),
		context.call("programs/get-behaviors", {}),
		toDraft(context, ids),
		ids.q ? suggestRecipients(context, ids.q) : null,
		context.call("recognition/fetch-team-members", {}),
		context.call("recognition/get-recognitions-report", { pageSize: 3, filters: { report_condition: "given_by_me" } }),
	]);
	return {
		title: context.texts.t("recognition:give.title"),
		programs: programs.table_rows.filter(({ can_give }) => can_give === 1),
		behaviors,
		draft,
		q: ids.q,
		found,
		team: team_members.filter(({ may_receive_points }) => may_receive_points === 1),
		recent: given.table_rows.map((row) => ({ ...row, when: context.format.time(row.created_at, "day") })),
		repeatKey: crypto.randomUUID(),
	};
}

/** What the form gets back when nothing was sent. */
export type GiveAnswer = { draft: Draft; refusal?: ScreenRefusal; duplicates?: { name: string; when: string }[] };

/** The action: searches (without scripts), warns of a repetition, or sends. */
export async function action({ request, context }: ActionFunctionArgs): Promise<GiveAnswer> {
	const form = await readForm(request);
	const ids = readDraftIds(form.raw);
	if (form.text("intent") === "search") throw redirect(giveAddress(ids));
	const gift = { ...givenFrom(ids), points: form.number("points") };
	if (form.text("confirmed") !== "1") {
		const duplicates = await findDuplicates(context, gift);
		if (duplicates.length > 0) return { draft: await toDraft(context, ids), duplicates };
	}
	const outcome = await context.attempt("recognition/give-recognition", gift, { key: form.key });
	if (!outcome.ok) return { draft: await toDraft(context, ids), refusal: outcome.refusal };
	const given = placeOf(outcome.answer, gift.visibility);
	const count = outcome.answer.recognition_ids.length;
	if (!form.optional("from")) throw redirectWithNotice(given, "recognition:notices.sent", { count });
	const link = { href: given, key: "recognition:notices.see" };
	throw redirectWithNotice(safePath(form.text("from")), "recognition:notices.sent", { count }, link);
}

/** Where what was given can be seen: its post; what only those concerned see has none, and several posts stand in the feed. */
function placeOf(
	{ activity_ids, recognition_ids }: { activity_ids: number[]; recognition_ids: number[] },
	visibility: string,
): string {
	if (visibility === "private")
		return recognition_ids.length === 1
			? `/recognitions/${recognition_ids[0]}`
			: "/recognitions?report_condition=given_by_me";
	return activity_ids.length === 1 ? `/activities/${activity_ids[0]}` : "/activities?scope=mine";
}

function givenFrom({ q: _q, program_id, points: _points, visibility, ...ids }: DraftIds) {
	return { ...ids, program_id: program_id ?? Number.NaN, visibility: visibility as "public" | "team" | "private" };
}

async function findDuplicates(context: AppLoadContext, gift: ReturnType<typeof givenFrom> & { points?: number }) {
	if (gift.recipient_ids.length === 0) return [];
	const { program_id, recipient_ids, points } = gift;
	const asked = { program_id, recipient_ids, points };
	const outcome = await context.attempt("recognition/check-duplicate-recognition", asked);
	if (!outcome.ok) return [];
	return outcome.answer.duplicates.map(({ name, created_at }) => ({
		name,
		when: context.format.time(created_at, "ago"),
	}));
}

async function toDraft(
	context: AppLoadContext,
	{ recipient_ids, group_ids, q: _q, ...typed }: DraftIds,
): Promise<Draft> {
	const chosen = await context.attempt("recognition/find-recipients", { recipient_ids, group_ids });
	return { ...typed, ...(chosen.ok ? chosen.answer : { people: [], groups: [] }) };
}

/** Throws the page of a switched-off feature. */
async function requireGiving(context: AppLoadContext): Promise<void> {
	const { account, user } = context;
	if (account.flags.give_recognition_enabled === 1 && user.switches.give_recognition_disabled !== 1) return;
	const resultMsg = context.texts.t("answers:errors.feature_disabled");
	throw Response.json({ resultType: "feature_disabled", resultMsg }, { status: 403 });
}
