/** What a certificate is beyond paper: its recipient's signed credential, and the page on which anybody checks it. */
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** Of which certificate, and whether the reader is its recipient. */
export type CredentialCardProps = { recognition_id: number; certificate_code: string; isMine: boolean };

/** The card beside a certificate. */
export function CredentialCard({ recognition_id, certificate_code, isMine }: CredentialCardProps) {
	const { t } = useTranslation("credentials");
	return (
		<Card title={isMine ? t("card.title") : t("card.check")}>
			<div className="stack-small">
				<p className="soft">{isMine ? t("card.text") : t("card.checkText")}</p>
				{isMine && <CredentialLink recognition_id={recognition_id} />}
				<p>
					<Anchor className="link hit" href={`/verify/${certificate_code}`}>
						{t("card.verify")}
					</Anchor>
				</p>
			</div>
		</Card>
	);
}

/** Downloads the reader's own credential. */
export function CredentialLink({ recognition_id }: { recognition_id: number }) {
	const { t } = useTranslation("credentials");
	return (
		<ButtonLink icon="download" href={`/credentials/recognitions/${recognition_id}`} isDocument>
			{t("card.download")}
		</ButtonLink>
	);
}
