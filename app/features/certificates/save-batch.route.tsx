/** The page on which a batch of certificates is made. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-batch.server";
import "./certificates.css";

export { action, loader } from "./save-batch.server";

export const meta = titleMeta;

/** The page. */
export default function SaveBatch() {
	const { title, budgets, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const words = usePointsWords();
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={t("form.subtitle")}
			back={{ href: "/certificates", label: t("title") }}
			form={form}
			submit={t("form.make")}
		>
			<FormField of={fields.name} hint={t("form.nameHint")} isFirst />
			<div className="certificate-pair">
				<FormField of={fields.certificate_count} hint={t("form.countHint")} />
				<FormField of={fields.points} />
			</div>
			<FormField
				of={fields.budget_id}
				choosePlaceholder={t("form.chooseBudget")}
				options={budgets.map(({ id, name, points_remaining }) => ({
					value: String(id),
					label: t("form.budgetLeft", { name, points: words.figure(points_remaining) }),
				}))}
			/>
			<FormField of={fields.expires_on} hint={t("form.expiresHint")} />
			<FormField of={fields.message} hint={t("form.messageHint")} />
		</FormPage>
	);
}
