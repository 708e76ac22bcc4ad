/** The server half of the page of a recognition that waits for its day: what became of it, changing it and taking it back. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { giveAddress } from "./draft";

const changing = "recognition/change-scheduled-recognition";
const withdrawing = "recognition/withdraw-scheduled-recognition";

type Context = LoaderFunctionArgs["context"];

/** It in the reader's words; for its giver the form that changes it, or the address at which it can be given again. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { scheduled } = await readScheduled(context, context.id(params.id));
	const { t } = context.texts;
	const { recipient_names, recipient_count, created_at, ended_at, give_on, is_mine } = scheduled;
	const names = new Intl.ListFormat(context.language_code, { type: "unit" }).format(recipient_names);
	const others = recipient_count - recipient_names.length;
	const all = others > 0 ? t("recognition:scheduled.page.more", { names, count: others }) : names;
	return {
		title: t("recognition:scheduled.page.title", { names: all }),
		scheduled,
		form: scheduled.status === "scheduled" && is_mine === 1 ? await changeForm(context) : null,
		written: context.format.time(created_at, "recognition"),
		day: context.format.date(give_on, "recognition"),
		ended: ended_at === null ? null : context.format.moment(ended_at),
		again: is_mine === 1 ? addressOf(scheduled) : null,
	};
}

type Scheduled = Awaited<ReturnType<typeof readScheduled>>["scheduled"];

const readScheduled = (context: Context, scheduled_id: number) =>
	context.call("recognition/get-scheduled-recognition", { scheduled_id });

const changeForm = (context: Context) =>
	context.form(changing, {
		give_on: "recognition:scheduled.page.day",
		message: "recognition:give.message",
		points: "recognition:scheduled.page.points",
		visibility: { label: "recognition:give.visibility.legend", options: "recognition:give.visibility" },
	});

/** The form of giving, filled with what was written; its day is chosen anew. */
function addressOf({ message, program_id, visibility, justification, ...rest }: Scheduled): string {
	const { badge, points, behavior_ids, picture_id, recipient_ids } = rest;
	return giveAddress({
		message: [message],
		program_id: [String(program_id)],
		visibility: [visibility],
		justification: [justification],
		points: points === null ? [] : [String(points)],
		behavior_ids: behavior_ids.map(String),
		badge_id: badge ? [String(badge.id)] : [],
		picture_id: picture_id === null ? [] : [String(picture_id)],
		recipient_ids: recipient_ids.map(String),
	});
}

const idOf = ({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) => ({
	scheduled_id: context.id(params.id),
});

/** Changes it, or takes it back once it was asked. */
export const action = formActions({
	[changing]: {
		input: idOf,
		done: ({ scheduled_id }) =>
			redirectWithNotice(`/recognitions/scheduled/${scheduled_id}`, "recognition:notices.scheduleChanged"),
	},
	[withdrawing]: {
		input: idOf,
		asks: () => true,
		done: ({ scheduled_id }) =>
			redirectWithNotice(`/recognitions/scheduled/${scheduled_id}`, "recognition:notices.scheduleWithdrawn"),
	},
});
