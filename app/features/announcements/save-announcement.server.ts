/** The server half of writing an announcement: a new one, one that waits, or the correction of one that people have. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { timeProblem } from "#workers/features/announcements/rules/times";
import type { FieldErrors } from "#workers/kernel/errors";
import type { EndpointInput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { languageNames } from "~/shell/language-names";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "announcements/save-announcement";
const correcting = "announcements/correct-announcement";
const minuteMs = 60_000;

type Context = LoaderFunctionArgs["context"];

/** What can be chosen, what stands in the fields at first, and what was taken or sent before. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const announcement_id = params.id === undefined ? null : context.id(params.id);
	const [found, choices, form, correction] = await Promise.all([
		announcement_id === null ? null : context.call("announcements/get-announcement-details", { announcement_id }),
		context.call("announcements/get-announcement-choices", {}),
		context.form(saving, {
			title: "announcements:form.title",
			text: "announcements:form.text",
			audience: { label: "announcements:form.audience", options: "announcements:audience" },
			group_ids: "announcements:form.groups",
			sends_mail: "announcements:form.mail",
			starts_at: "announcements:form.starts",
			expires_at: "announcements:form.expires",
			is_pinned: "announcements:form.pin",
			asks_confirmation: "announcements:form.ask",
		}),
		context.form(correcting, {
			title: "announcements:form.title",
			text: "announcements:form.text",
			expires_at: "announcements:form.expires",
			is_pinned: "announcements:form.pin",
		}),
	]);
	const { format } = context;
	const isSent = found !== null && found.status !== "draft" && found.status !== "pending";
	return {
		title: context.translate(found ? "announcements:report.edit" : "announcements:form.new"),
		announcement: found && {
			...{ id: found.id, status: found.status },
			saved: format.moment(found.updated_at),
			starts: found.starts_at === null ? null : format.moment(found.starts_at),
			others: otherLanguages(context),
			files: found.attachments.map(({ name }) => name),
		},
		language: languageNames[context.account.default_language_code] ?? context.account.default_language_code,
		isSent,
		form,
		correction,
		choices: {
			...choices,
			pins: choices.pins
				.filter(({ id }) => id !== announcement_id)
				.map((pin) => ({ ...pin, when: whenOf(context, pin) })),
		},
		time_zone: format.time_zone,
		values: valuesOf(context, found),
	};
}

type Found = Awaited<ReturnType<typeof readDetails>>;

const readDetails = (context: Context, announcement_id: number) =>
	context.call("announcements/get-announcement-details", { announcement_id });

function otherLanguages({ account }: Context): string {
	return account.languages
		.filter((language) => language !== account.default_language_code)
		.map((language) => languageNames[language] ?? language)
		.join(", ");
}

/** When something is pinned, in words: from a day to come, or until a day. */
function whenOf({ format, translate }: Context, pin: { starts_at: number; expires_at: number | null }): string {
	if (pin.starts_at > Date.now())
		return translate("announcements:form.pinFrom", { date: format.time(pin.starts_at, "near") });
	if (pin.expires_at === null) return translate("announcements:form.pinNoEnd");
	return translate("announcements:form.pinUntil", { date: format.time(pin.expires_at - 1, "near") });
}

const nothing = {
	...{ title: "", text: "", audience: "everybody", group_ids: [] as number[], expires_day: "" },
	...{ sends_mail: 1, is_pinned: 0, asks_confirmation: 0 },
};

/** A new one begins as most are: to everybody, at once, by email too. */
function valuesOf({ account, format }: Context, found: Found | null) {
	const tomorrow = format.time(Date.now() + 24 * 60 * minuteMs, "filter");
	const start = { when: "now", day: tomorrow, hour: "08:00" };
	if (!found) return { ...nothing, ...start };
	const language = account.default_language_code;
	const { starts_at, expires_at } = found;
	const stamp = starts_at === null ? "" : format.time(starts_at, "stamp");
	return {
		title: found.titles[language] ?? Object.values(found.titles)[0] ?? "",
		text: found.texts[language] ?? Object.values(found.texts)[0] ?? "",
		audience: found.audience,
		group_ids: found.groups.map(({ id }) => id),
		sends_mail: found.sends_mail,
		is_pinned: found.is_pinned,
		asks_confirmation: found.asks_confirmation,
		...(stamp === "" ? start : { when: "later", day: stamp.slice(0, 10), hour: stamp.slice(11, 16) }),
		expires_day: expires_at === null ? "" : format.time(expires_at - 1, "filter"),
	};
}

/** What the form is told before it sends: how many people get it, and when where that is not now. */
export type SendQuestion = { people_count: number; date: string | null };

type Saved = EndpointInput<typeof saving>;

/** Saves a draft, sends after it was asked, or corrects. */
export const action = formActions({
	[saving]: {
		input: ({ params, context, form }) => ({
			...(params.id === undefined ? {} : { announcement_id: context.id(params.id) }),
			language_code: context.account.default_language_code,
			act: ["draft", "files"].includes(form.text("act")) ? "draft" : "send",
			starts_at: startOf(context, form),
			expires_at: endOf(context, form),
		}),
		check: (input, args) => checkMoments(input, args),
		askBack: async (
			{ act, title, text, audience, group_ids, starts_at },
			{ context, form },
		): Promise<SendQuestion | undefined> => {
			if (act === "draft" || form.text("act") === "confirmed" || !title?.trim() || !text?.trim()) return undefined;
			const { people_count } = await context.call("announcements/count-audience", { audience, group_ids });
			return { people_count, date: starts_at === undefined ? null : context.format.moment(starts_at) };
		},
		done: ({ announcement_id, status, starts_at }, { context, form }) => {
			if (form.text("act") === "files")
				return redirectWithNotice(`/announcements/${announcement_id}#attachments`, "announcements:notices.draft");
			if (status === "draft")
				return redirectWithNotice(`/announcements/${announcement_id}/edit`, "announcements:notices.draft");
			const isLater = form.text("when") === "later" && starts_at !== null;
			return redirectWithNotice(
				`/announcements/${announcement_id}`,
				isLater ? "announcements:notices.scheduled" : "announcements:notices.sent",
				{ date: context.format.moment(starts_at ?? Date.now()) },
			);
		},
	},
	[correcting]: {
		input: ({ params, context, form }) => ({
			announcement_id: context.id(params.id),
			language_code: context.account.default_language_code,
			expires_at: endOf(context, form) ?? null,
		}),
		check: (_input, { context, form }) => endProblem(context, form),
		done: (_answer, { params }) => redirectWithNotice(`/announcements/${params.id}`, "announcements:notices.corrected"),
	},
});

type Form = FormArgs["form"];

function startOf({ format }: Context, form: Form): number | undefined {
	return form.text("when") === "later" ? format.readMoment(form.text("day"), form.text("hour")) : undefined;
}

/** It ends with its last day, as people say days. */
function endOf({ format }: Context, form: Form): number | undefined {
	const lastMinute = format.readMoment(form.text("expires_day"), "23:59");
	return lastMinute === undefined ? undefined : lastMinute + minuteMs;
}

/** What is wrong is said before anybody is asked whether it shall go out. */
function checkMoments(
	{ starts_at, expires_at, audience, group_ids }: Saved,
	{ context, form }: FormArgs,
): FieldErrors | undefined {
	const wrong = timeProblem({ starts_at: starts_at ?? null, expires_at: expires_at ?? null }, Date.now());
	const problems: FieldErrors = {
		...(wrong ? { [wrong.field]: [context.translate(`announcements:validation.${wrong.rule}`)] } : {}),
		...(form.text("when") === "later" && starts_at === undefined
			? { starts_at: [context.translate("announcements:validation.moment")] }
			: {}),
		...(audience === "groups" && (group_ids ?? []).length === 0
			? { group_ids: [context.translate("announcements:validation.nobody")] }
			: {}),
		...endProblem(context, form),
	};
	return Object.keys(problems).length > 0 ? problems : undefined;
}

function endProblem(context: Context, form: Form): FieldErrors | undefined {
	if (form.text("expires_day") === "" || endOf(context, form) !== undefined) return undefined;
	return { expires_at: [context.translate("announcements:validation.day")] };
}
