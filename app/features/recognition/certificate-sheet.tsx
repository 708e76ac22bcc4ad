/** What stands on a certificate: the same sheet on a page, in a dialog and on paper. */
import type { ReactNode } from "react";
import { textKey } from "#workers/kernel/names";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { classNames } from "~/ui/class-names";
import { Dotted } from "~/ui/dotted";
import { ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./certificate.server";
import { sizeOfMessage, sizeOfName } from "./certificate-size";
import "./certificate.css";

/** A certificate as the loader gives it. */
export type ShownCertificate = NonNullable<Awaited<ReturnType<typeof loader>>["certificate"]>;

/** Px of the ring in the markup; the sheet's own width sets it. */
const ringPx = 232;

/** The sheet; below it what goes with it but not on paper. */
export function CertificateSheet({ certificate, children }: { certificate: ShownCertificate; children?: ReactNode }) {
	const { t } = useTranslation("recognition");
	const { badge, behaviors, program, message, recipient } = certificate;
	const praised = [badge?.name, behaviors.join(", ")].filter(Boolean);
	return (
		<div className="certificate-place">
			<article className="certificate" aria-label={t("certificate.title")}>
				<div className="certificate-frame">
					<CertificateTop certificate={certificate} />
					<ProgramBadge
						glyph={badge?.glyph ?? certificate.glyph}
						programId={program}
						image_url={badge ? null : certificate.program_image}
						sizePx={ringPx}
					/>
					<div className="certificate-body">
						<p className="soft">{t("certificate.to")}</p>
						<h2 className={sizeOfName(recipient)}>{recipient}</h2>
						{praised.length > 0 && (
							<p className="soft">
								<Dotted facts={praised} />
							</p>
						)}
						<p className={classNames("certificate-message", sizeOfMessage(message))}>{message}</p>
					</div>
					<CertificateFoot certificate={certificate} />
				</div>
			</article>
			{children}
		</div>
	);
}

function CertificateTop({ certificate: { program, recognition_subtype } }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	const { account } = useFrame();
	const isCommitment = account.flags?.employee_commitments_enabled === 1 && recognition_subtype !== "recognition";
	return (
		<header className="certificate-top">
			<span className="certificate-logo">
				{account.logo && <img src={account.logo} alt="" width={36} height={36} />}
				{account.company_name}
			</span>
			<span className="soft">
				{isCommitment && `${t(textKey(`recognition:subtypes.${recognition_subtype}`))} · `}
				{program}
			</span>
		</header>
	);
}

function CertificateFoot({ certificate }: { certificate: ShownCertificate }) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const { recognizedBy, giver_title, day, points, certificate_code } = certificate;
	return (
		<dl className="certificate-foot">
			<div>
				<dt>{t("certificate.givenBy")}</dt>
				<dd>{recognizedBy}</dd>
				{giver_title && <dd>{giver_title}</dd>}
			</div>
			<div>
				<dt>{t("certificate.date")}</dt>
				<dd>{day}</dd>
				{points !== null && <dd>{words.withLabel(points)}</dd>}
			</div>
			<div>
				<dt>{t("certificate.code")}</dt>
				<dd className="certificate-code">{certificate_code}</dd>
			</div>
		</dl>
	);
}
