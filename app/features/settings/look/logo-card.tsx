/** The account's logo as it stands on its bar, and its upload. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { SubmitButton } from "~/form/submit-button";
import { LogoInside } from "~/shell/logo";
import { useFrame } from "~/shell/use-frame";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** The card. */
export function LogoCard({ logo, saved, removed }: { logo: string | null; saved: FormFace; removed: FormFace }) {
	const { account } = useFrame();
	const { t } = useTranslation("settings");
	return (
		<Card title={t("logo.title")}>
			<div className="stack">
				<div className="row-wrap">
					<span className="logo look-logo">
						<LogoInside account={account} />
					</span>
					{logo && (
						<EndpointForm form={removed}>
							<SubmitButton form={removed} kind="quiet">
								{t("logo.remove")}
							</SubmitButton>
						</EndpointForm>
					)}
				</div>
				<p className="soft">{t(logo ? "logo.shown" : "logo.none")}</p>
				<EndpointForm form={saved} className="stack" encType="multipart/form-data" hidesProblems>
					<FileField label={t("logo.file")} hint={t("logo.hint")} isRequired accept="image/png,image/jpeg" />
					<p className="meta">{t("logo.rights")}</p>
					<div className="row">
						<SubmitButton form={saved} icon="upload" busyLabel={t("logo.busy")}>
							{t("logo.upload")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</div>
		</Card>
	);
}
