/** The address that the person signs in with, and the one that waits to take its place. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

const [resending, canceling] = ["session/resend-email-change", "session/cancel-email-change"] as const;

/** The card; `waiting` is the address that is to be confirmed, and until when. */
export function EmailCard({ email, waiting }: { email: string; waiting: { email: string; until: string } | null }) {
	const { t } = useTranslation("profile");
	return (
		<Card title={t("email.title")}>
			<div className="stack">
				<div>
					<p className="strong profile-address">{email}</p>
					<p className="meta">{t("email.about")}</p>
				</div>
				{waiting ? (
					<Notice>
						<div className="stack-small">
							<p className="profile-address">{t("email.waiting", waiting)}</p>
							<div className="row-wrap">
								<EndpointForm form={resending}>
									<SubmitButton form={resending}>{t("email.again")}</SubmitButton>
								</EndpointForm>
								<EndpointForm form={canceling}>
									<SubmitButton form={canceling} kind="quiet">
										{t("email.cancel")}
									</SubmitButton>
								</EndpointForm>
							</div>
						</div>
					</Notice>
				) : (
					<div className="row">
						<ButtonLink href="/profile/email" opens="dialog">
							{t("email.change")}
						</ButtonLink>
					</div>
				)}
			</div>
		</Card>
	);
}
