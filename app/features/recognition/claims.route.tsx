/** Points that one asked programs for, each with its state, and asking for more; account owners see everybody's. */
import { useLoaderData } from "@remix-run/react";
import { amountRange } from "#workers/features/programs/rules/points-of-program";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./claims.server";

export { action, loader } from "./claims.server";

export const meta = titleMeta;

export const handle = { takesFiles: "recognition/claim-points" };

/** The page. */
export default function Claims() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	const back = { href: "/recognitions", label: t("list.title") };
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("claims.subtitle")}
			back={back}
			caption={tab?.label}
			drawing="heart"
		>
			<Asking />
		</ListScreen>
	);
}

/** The form: which program, what was done, with a proof. */
function Asking() {
	const { asking } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	if (!asking) return null;
	const { form, programs } = asking;
	const options = programs.map((program) => {
		const { min, max } = amountRange(program);
		const points = min === max ? words.withLabel(max) : `${words.figure(min)}–${words.withLabel(max)}`;
		return { value: String(program.id), label: t("claims.form.programWith", { name: program.name, points }) };
	});
	return (
		<div className="page-narrow">
			<Card title={t("claims.form.title")}>
				<EndpointForm
					form={form}
					values={{ program_id: programs[0]?.id ?? "" }}
					className="stack"
					encType="multipart/form-data"
				>
					<FormField of={form.fields.program_id} options={options} />
					<FormField of={form.fields.message} hint={t("claims.form.messageHint")} rows={3} />
					<FileField
						label={t("claims.form.proof")}
						hint={t("claims.form.proofHint")}
						accept="image/png,image/jpeg,application/pdf"
					/>
					<p className="meta">{t("profile:picture.fileRights")}</p>
					<FormField of={form.fields.points} hint={t("claims.form.pointsHint")} />
					<div className="row-wrap">
						<SubmitButton form={form} kind="main">
							{t("claims.form.send")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</Card>
		</div>
	);
}
