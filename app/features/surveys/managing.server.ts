/** What the pages of owners of surveys and of forms have in common: their part, the language that is written, and what their buttons do. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import type { SurveyStatus } from "#workers/features/surveys/rules/statuses";
import type { EndpointInput } from "#workers/registry";
import { type FormArgs, type FormHandlings, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { type Building, questionOf } from "./builder.server";
import { type Managed, managedCalls } from "./managed";
import { placeOf } from "./place-of";
import { type Asked, writtenLanguage } from "./written-language.server";

const minuteMs = 60_000;

/** The part of the page that the address names, else the first; and the languages to choose from, none where there is one. */
export function managedPart<Part extends string>({ request, context }: Asked, parts: readonly Part[]) {
	const asked = new URL(request.url).searchParams.get("part");
	const { languages } = context.account;
	return {
		part: parts.find((one) => one === asked) ?? parts[0]!,
		languages: languages.length > 1 ? languages : [],
	};
}

/** What the builder needs to know of something managed, its questions apart. */
export function buildingOf(
	kind: Managed,
	context: AppLoadContext,
	{ id, status, is_anonymous }: { id: number; status: SurveyStatus; is_anonymous?: 0 | 1 },
	{ language_code, isDraft }: Pick<Building, "language_code" | "isDraft">,
): Omit<Building, "questions"> {
	const mayWrite = status !== "closed";
	const { saveQuestion: saving, moveQuestion: moving, removeQuestion: removing } = managedCalls[kind];
	return {
		base: `/${kind}/manage/${id}`,
		calls: { saving, moving, removing },
		notice: isDraft ? null : context.translate(mayWrite ? `${kind}:builder.frozen` : `${kind}:builder.closed`),
		...{ language_code, isDraft, mayWrite, maySaveTo: is_anonymous !== 1 },
	};
}

/** The days of something with a first and a last day, as its form shows them. */
export function daysOf(context: AppLoadContext, dates?: { starts_at: number | null; ends_at: number | null } | null) {
	const dayOf = (ms: number | null | undefined) =>
		ms === null || ms === undefined ? "" : context.format.time(ms, "filter");
	return { starts_day: dayOf(dates?.starts_at), ends_day: dayOf(dates?.ends_at && dates.ends_at - 1) };
}

/** What a form of settings says of the language and of the days, from the first to the last minute. */
export function writtenOf(args: FormArgs) {
	const { format } = args.context;
	const last = format.readMoment(args.form.text("ends_day"), "23:59");
	return {
		language_code: writtenLanguage(args),
		starts_at: format.readMoment(args.form.text("starts_day"), "00:00") ?? null,
		ends_at: last === undefined ? null : last + minuteMs,
	};
}

/** The page of the address, with the language that is written. */
function pageOf(kind: Managed, { params, request }: FormArgs, more: Record<string, string | number> = {}) {
	const language = new URL(request.url).searchParams.get("language");
	const query = new URLSearchParams(language ? { language } : {});
	for (const [name, value] of Object.entries(more)) query.set(name, String(value));
	const text = query.toString();
	return `/${kind}/manage/${params.id}${text && `?${text}`}`;
}

type Settings = Partial<EndpointInput<"surveys/save-survey"> & EndpointInput<"forms/save-form">>;

/** A handling of either kind: their calls take and answer the same, but for the name of the id. */
type ManagedHandling = {
	input: (args: FormArgs) => object;
	asks?: (input: Record<string, unknown>) => boolean;
	done: (answer: Record<string, unknown>, args: FormArgs) => Response;
};

/** Writes what is managed, its questions and their order, and opens, pauses, closes or deletes it. */
export function managingActions(kind: Managed, settingsOf: (args: FormArgs) => Settings) {
	const calls = managedCalls[kind];
	const isNew = ({ params }: FormArgs) => params.id === "new";
	const idOf = ({ params, context }: FormArgs) => ({ [calls.id]: context.id(params.id) });
	const handlings: Record<string, ManagedHandling> = {
		[calls.save]: {
			input: (args) => ({ ...settingsOf(args), ...(isNew(args) ? {} : idOf(args)) }),
			done: (answer, args) =>
				redirectWithNotice(
					isNew(args) ? `/${kind}/manage/${answer[calls.id]}` : pageOf(kind, args, { part: "settings" }),
					`${kind}:notices.saved`,
				),
		},
		[calls.saveQuestion]: {
			input: (args) => ({ ...questionOf(args), ...idOf(args) }),
			done: ({ question_id }, args) =>
				redirectWithNotice(pageOf(kind, args, { question: Number(question_id) }), `${kind}:notices.questionSaved`),
		},
		[calls.moveQuestion]: {
			input: (args) => ({ ...idOf(args), question_id: args.form.number("question_id") }),
			done: (_answer, args) => {
				const moved = args.form.text("question_id");
				const page = pageOf(kind, args, { question: args.form.text("shown") || moved });
				return redirect(`${page}#${placeOf(moved)}`);
			},
		},
		[calls.removeQuestion]: {
			input: (args) => ({ ...idOf(args), question_id: args.form.number("question_id") }),
			asks: () => true,
			done: (_answer, args) => redirectWithNotice(pageOf(kind, args), `${kind}:notices.questionRemoved`),
		},
		[calls.changeStatus]: {
			input: idOf,
			asks: ({ status }) => status !== "paused",
			done: ({ status }, args) =>
				redirectWithNotice(pageOf(kind, args), `${kind}:notices.${status as "open" | "paused" | "closed"}`),
		},
		[calls.remove]: {
			input: idOf,
			asks: () => true,
			done: () => redirectWithNotice(`/${kind}/manage`, `${kind}:notices.deleted`),
		},
	};
	return formActions(handlings as FormHandlings);
}
