/** What stands on a certificate, and what one can do with it. */

import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { AvatarPair } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./certificate.server";
import { giveAddress } from "./draft";
import { glyphOf } from "./glyph";

/** A certificate as the loader gives it. */
export type ShownCertificate = Awaited<ReturnType<typeof loader>>["certificate"];

/** The sheet, on screen and on paper. */
export function CertificateSheet({ certificate }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	const { account } = useFrame();
	const words = usePointsWords();
	const { behaviors, program, points, recognition_subtype } = certificate;
	const isCommitted = account.flags?.employee_commitments_enabled === 1;
	const subtypes = isCommitted ? [t(`subtypes.${recognition_subtype}` as "subtypes.recognition")] : [];
	return (
		<article className="certificate">
			<p className="meta">{[...subtypes, certificate.when].join(" · ")}</p>
			<ProgramBadge
				glyph={glyphOf(certificate.glyph)}
				programId={program}
				image_url={certificate.program_image}
				sizePx={104}
			/>
			<h2>{behaviors.join(", ") || program}</h2>
			{behaviors.length > 0 && <p className="meta">{program}</p>}
			<p className="certificate-message">{certificate.message}</p>
			<div className="certificate-people">
				<AvatarPair
					first={{ name: certificate.recipient, image_url: certificate.recipientImage }}
					second={{ name: certificate.recognizedBy, image_url: certificate.recognizedByImage }}
				/>
				<div>
					<p className="strong">{certificate.recipient}</p>
					<p className="meta">{t("certificate.from", { giver: certificate.recognizedBy })}</p>
				</div>
				{points !== null && <p className="certificate-points figure">+{words.withLabel(points)}</p>}
			</div>
			<p className="certificate-code">
				{t("certificate.code", { company: account.company_name, code: certificate.certificate_code })}
			</p>
		</article>
	);
}

/** Printing, thanking, and in a dialog the way to the page. */
export function CertificateActions({ certificate, isPage }: { certificate: ShownCertificate; isPage?: boolean }) {
	const { t } = useTranslation("recognition");
	const thanks = giveAddress({ recipient_ids: [certificate.giver_id] });
	return (
		<div className="certificate-actions">
			{isPage ? (
				<Button type="button" kind="main" icon="download" className="script-only" onClick={() => window.print()}>
					{t("certificate.print")}
				</Button>
			) : (
				<ButtonLink kind="main" icon="download" href={`/recognitions/${certificate.certificate_id}`}>
					{t("certificate.open")}
				</ButtonLink>
			)}
			{certificate.recipient_count > 1 && (
				<ButtonLink href={`/activities/${certificate.activity_id}/people`}>
					{t("certificate.together", { count: certificate.recipient_count - 1 })}
				</ButtonLink>
			)}
			{certificate.is_mine === 1 && (
				<ButtonLink href={thanks}>{t("certificate.thank", { name: certificate.recognizedBy })}</ButtonLink>
			)}
		</div>
	);
}
