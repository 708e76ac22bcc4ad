/** One announcement with what may be done with it; opening it notes that it was read. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";

/** The announcement in words of its reader. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const announcement_id = context.id(params.id);
	const { announcement, report, state, ended_at, ...facts } = await context.call("announcements/get-announcement", {
		announcement_id,
	});
	const { format } = context;
	if (state === "running" && facts.is_for_me === 1 && announcement.read_at === null)
		context.afterwards("announcements/mark-announcement-as-read", { announcement_id });
	const { text, starts_at, expires_at, confirmed_at } = announcement;
	return {
		title: announcement.title,
		state,
		ended: ended_at === null ? null : format.moment(ended_at),
		...facts,
		announcement: {
			...announcement,
			paragraphs: text.split(/\n\s*\n/).filter(Boolean),
			starts: starts_at === null ? null : format.moment(starts_at),
			until: expires_at === null ? null : format.time(expires_at - 1, "recognition"),
			confirmed: confirmed_at === null ? null : format.moment(confirmed_at),
		},
		report: report && {
			...report,
			reminded: report.reminded_at === null ? null : format.moment(report.reminded_at),
		},
	};
}

const idOf = ({ params, context }: FormArgs) => ({ announcement_id: context.id(params.id) });

/** Confirms, reminds, or sends on what an error stopped. */
export const action = formActions({
	"announcements/confirm-announcement": {
		input: idOf,
		done: (_answer, { params, form }) => {
			const back = form.text("back");
			return redirectWithNotice(
				back ? safePath(back) : `/announcements/${params.id}`,
				"announcements:notices.confirmed",
			);
		},
	},
	"announcements/remind-of-announcement": {
		input: idOf,
		done: ({ people_count }, { params }) =>
			redirectWithNotice(`/announcements/${params.id}`, "announcements:notices.reminded", { count: people_count }),
	},
	"announcements/send-announcement-again": {
		input: idOf,
		done: (_answer, { params }) => redirectWithNotice(`/announcements/${params.id}`, "announcements:notices.again"),
	},
});
