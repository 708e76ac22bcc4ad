/** What somebody who is invited reads, as the email will say it. */
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

const linkLastsDays = 7;

/** The email in the owner's language; each person gets it in their own. */
export function EmailPreview() {
	const { t } = useTranslation("invitations");
	const values = { first_name: t("preview.exampleFirst"), link: t("preview.link"), days: linkLastsDays };
	return (
		<Card title={t("preview.title")}>
			<div className="stack-small">
				<p className="meta">{t("preview.to", { name: t("preview.example") })}</p>
				<p className="strong">{t("emails.invitation.subject")}</p>
				<p className="invite-email soft">{t("emails.invitation.body", values)}</p>
			</div>
		</Card>
	);
}
