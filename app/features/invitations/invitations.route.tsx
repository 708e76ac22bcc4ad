/** Invitations: an account owner sees who has not joined and invites them, at once or on a day. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import { EmailPreview } from "./email-preview";
import type { loader } from "./invitations.server";
import { InviteForm } from "./invite-form";
import { NotJoinedList } from "./not-joined-list";
import { SendingList } from "./sending-list";
import "./invitations.css";

export { action, loader } from "./invitations.server";

export const meta = titleMeta;

/** The form with the email beside it, what was sent, and who has not joined. */
export default function InvitationsScreen() {
	const { t } = useTranslation("invitations");
	const data = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	usePolling(
		data.sendings.some(({ status }) => status === "sending"),
		revalidate,
		data.sendings[0]?.id,
	);
	const back = data.upload ? { href: "/uploads", label: t("backToUploads") } : { href: "/", label: t("back") };
	return (
		<div className="stack">
			<PageHead title={t("title")} subtitle={t("subtitle")} back={back} />
			<div className="split">
				<div className="stack">
					{data.everybody_count > 0 && <InviteForm data={data} />}
					<SendingList data={data} />
				</div>
				<div className="stack">{data.everybody_count > 0 && <EmailPreview />}</div>
			</div>
			<NotJoinedList data={data} />
		</div>
	);
}
