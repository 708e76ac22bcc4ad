/** Whom an upload added, and how far their invitations are: offered, planned, sent, and again. */
import { useSendingWords } from "~/features/invitations";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import { isRunning, type PastUpload } from "./past-upload";

/** The lines of an upload of members; nothing while it runs, and where it added nobody. */
export function UploadInvitations({ upload }: { upload: PastUpload }) {
	const { t } = useTranslation("invitations");
	const words = useSendingWords();
	const { added_count, not_joined_count, last_sending } = upload;
	if (added_count === 0 || isRunning(upload)) return null;
	const isAsked = last_sending !== null && !(last_sending.status === "canceled" && last_sending.sent_count === 0);
	const isOpen = last_sending?.status === "planned" || last_sending?.status === "sending";
	const action = isOpen ? t("upload.see") : isAsked ? t("upload.again") : t("upload.invite");
	const told = isAsked && words({ ...last_sending, of: not_joined_count });
	const rest = not_joined_count === 0 ? t("upload.allJoined") : t("upload.notJoined", { count: not_joined_count });
	return (
		<p>
			{[t("upload.added", { count: added_count }), told && `${told}.`, (isAsked || not_joined_count === 0) && rest]
				.filter(Boolean)
				.join(" ")}{" "}
			{not_joined_count > 0 && (
				<Anchor className="link hit" href={`/members/invitations?upload_id=${upload.id}`}>
					{action}
				</Anchor>
			)}
		</p>
	);
}
