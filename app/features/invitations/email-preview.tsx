/** What somebody who is invited reads, as the email will say it. */
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

const linkLastsDays = 7;

/** The email in the owner's language; each person gets it in their own. */
export function EmailPreview() {
	const { t } = useTranslation("invitations");
	return (
		<Card title={t("preview.title")}>
			<div className="stack-small">
				<p className="meta">{t("preview.to", { name: t("preview.example") })}</p>
				<p className="strong">{t("notifications.invitation.subject")}</p>
				<p className="invite-email soft">{t("notifications.invitation.line")}</p>
				<p className="strong">{t("notifications.invitation.action")}</p>
				<p className="meta">{t("notifications.invitation.lasts", { days: linkLastsDays })}</p>
			</div>
		</Card>
	);
}
