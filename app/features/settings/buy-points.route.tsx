/** The account's own points: what is available, when its owners are told, and topping it up by points or by amount. */
import { useLoaderData } from "@remix-run/react";
import { Offers } from "~/features/buy-points";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./buy-points.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./buy-points.server";

export const meta = titleMeta;

/** The page. */
export default function TopUpSettings() {
	const { available, hasPrice, byPoints, byAmount, quote } = useLoaderData<typeof loader>();
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	return (
		<SettingsPage part="buy_points">
			<div className="page-narrow stack">
				<Card title={t("topUp.available")}>
					<p className="points-balance figure">{words.figure(available)}</p>
					<p className="meta">{t("topUp.availableText")}</p>
					<Anchor className="link hit" href="/buy_points">
						{t("history.title")}
					</Anchor>
				</Card>
				<PlanCard />
				{!hasPrice && <Notice>{t("topUp.noPrice")}</Notice>}
				{hasPrice && (
					<Card title={t("topUp.byPoints")}>
						<div className="stack">
							<Offers of="points" offers={byPoints} />
							<EndpointForm form={quote} className="stack-small">
								<FormField of={quote.fields.amount} label={t("choose.own")} />
								<div className="row">
									<SubmitButton form={quote} kind="main">
										{t("choose.price")}
									</SubmitButton>
								</div>
							</EndpointForm>
						</div>
					</Card>
				)}
				{byAmount.length > 0 && (
					<Card title={t("topUp.byAmount")}>
						<Offers of="amount" offers={byAmount} />
					</Card>
				)}
			</div>
		</SettingsPage>
	);
}

function PlanCard() {
	const { form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("buy-points");
	const { fields } = form;
	return (
		<Card title={t("topUp.plan")}>
			<EndpointForm form={form} className="stack top-up-plan" values={values}>
				<FormField of={fields.low_threshold} isOptional={false} hint={t("topUp.thresholdHint")} />
				<div className="of-own-threshold">
					<FormField of={fields.low_threshold_points} isOptional={false} />
				</div>
				<FormField of={fields.top_up_points} isOptional={false} />
				<div className="of-own-top-up">
					<FormField of={fields.top_up_custom_points} isOptional={false} />
				</div>
				<div className="row">
					<SubmitButton form={form}>{t("topUp.save")}</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
