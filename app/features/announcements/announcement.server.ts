/** One announcement with what may be done with it; opening it notes that it was read. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxAttachmentBytes, maxAttachments } from "#workers/features/announcements/rules/limits";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { fileSize } from "~/shell/file-size.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";

const adding = "announcements/add-attachment";

/** The announcement in words of its reader. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const announcement_id = context.id(params.id);
	const [{ announcement, report, state, ended_at, attachments, ...facts }, { account }, form] = await Promise.all([
		context.call("announcements/get-announcement", { announcement_id }),
		context.call("account/init-account", {}),
		context.form(adding, {}),
	]);
	const { format } = context;
	if (state === "running" && facts.is_for_me === 1 && announcement.read_at === null)
		context.afterwards("announcements/mark-announcement-as-read", { announcement_id });
	const { text, starts_at, expires_at, confirmed_at } = announcement;
	return {
		title: announcement.title,
		mayManage: await context.mayCall("announcements/get-managed-announcements"),
		state,
		ended: ended_at === null ? null : format.moment(ended_at),
		...facts,
		form,
		limits: { files: maxAttachments, bytes: maxAttachmentBytes },
		attachments: attachments.map(({ id, name, kind, byte_count, url }) => ({
			...{ id, name, url },
			says: `${kind}, ${fileSize(byte_count, { language_code: format.language_code, format: account.figure_format, base: 1_024 })}`,
		})),
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

/** Confirms, reminds, sends on what an error stopped, adds a file or takes one away. */
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
	[adding]: {
		input: idOf,
		run: async (input, { context, form }) =>
			context.attempt(adding, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: ({ name }, { params }) =>
			redirectWithNotice(`/announcements/${params.id}#attachments`, "announcements:notices.attached", { name }),
	},
	"announcements/remove-attachment": {
		input: (args) => ({ ...idOf(args), attachment_id: args.form.number("attachment_id") ?? 0 }),
		asks: () => true,
		done: (_answer, { params }) =>
			redirectWithNotice(`/announcements/${params.id}#attachments`, "announcements:notices.detached"),
	},
});
