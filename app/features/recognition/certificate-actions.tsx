/** What one can do with a certificate: print it, take it along as a credential, see with whom it is shared, and thank for it. */
import { CredentialCard, CredentialLink } from "~/features/credentials";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { ShownCertificate } from "./certificate-sheet";
import { giveAddress } from "./draft";

/** Prints the page, which is the certificate and nothing else; without scripts the browser's own menu does. */
export function PrintButton() {
	const { t } = useTranslation("recognition");
	return (
		<Button
			type="button"
			kind="main"
			icon="print"
			className="script-only certificate-print"
			onClick={() => window.print()}
		>
			{t("certificate.print")}
		</Button>
	);
}

/** What stands beside the certificate on its page. */
export function CertificateAside({ certificate }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	const isShared = certificate.recipient_count > 1;
	return (
		<aside className="stack" aria-label={t("certificate.about")}>
			{certificate.is_mine === 1 && (
				<Card title={t("certificate.sayThanks")}>
					<div className="stack-small">
						<div className="row">
							<Avatar name={certificate.recognizedBy} image_url={certificate.recognizedByImage} />
							<div className="grow">
								<p className="strong">{certificate.recognizedBy}</p>
								<p className="meta">{certificate.giver_title}</p>
							</div>
						</div>
						<ThankLink certificate={certificate} />
					</div>
				</Card>
			)}
			<Card title={t("certificate.onPaper")}>
				<p className="soft">{t("certificate.paper")}</p>
				<p className="soft without-scripts">{t("certificate.printByMenu")}</p>
			</Card>
			<CredentialCard
				recognition_id={certificate.certificate_id}
				certificate_code={certificate.certificate_code}
				isMine={certificate.is_mine === 1}
			/>
			{isShared && <SharedLink certificate={certificate} />}
		</aside>
	);
}

/** The same below the sheet in a dialog, with the way to the page that prints. */
export function CertificateActions({ certificate }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	return (
		<div className="certificate-actions">
			<ButtonLink kind="main" icon="print" href={`/recognitions/${certificate.certificate_id}`}>
				{t("certificate.print")}
			</ButtonLink>
			{certificate.is_mine === 1 && <CredentialLink recognition_id={certificate.certificate_id} />}
			{certificate.recipient_count > 1 && <SharedLink certificate={certificate} />}
			{certificate.is_mine === 1 && <ThankLink certificate={certificate} />}
		</div>
	);
}

function ThankLink({ certificate }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	return (
		<ButtonLink href={giveAddress({ recipient_ids: [String(certificate.giver_id)] })} opens="dialog">
			{t("certificate.thank", { name: certificate.giver_first_name })}
		</ButtonLink>
	);
}

function SharedLink({ certificate }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	return (
		<Anchor className="link hit" href={`/activities/${certificate.activity_id}/people`}>
			{t("certificate.together", { count: certificate.recipient_count - 1 })}
		</Anchor>
	);
}
