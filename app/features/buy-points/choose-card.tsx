/** How many points: what is offered as buttons with its price, or a number of one's own. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./buy-points.server";

type Choice = NonNullable<Awaited<ReturnType<typeof loader>>["choice"]>;

/** The card. */
export function ChooseCard({ choice }: { choice: Choice }) {
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	const { chosen, form, offers, missing, fee } = choice;
	if (!chosen || choice.is_closed)
		return (
			<Notice>
				<p>{t("choose.closed")}</p>
			</Notice>
		);
	const tabs = choice.products.map((product) => ({
		href: `/buy_points?pointsType=${product}`,
		label: t(`products.${product}`),
		isCurrent: product === chosen.product,
	}));
	const pointsType = <input type="hidden" name="pointsType" value={chosen.product} />;
	return (
		<Card title={t("choose.title")}>
			<div className="stack">
				{tabs.length > 1 && <Tabs label={t("choose.addTo")} tabs={tabs} />}
				<ul className="points-offers">
					{offers.map(({ points, money }) => (
						<li key={points}>
							<EndpointForm form="buy-points/quote" instance={points}>
								{pointsType}
								<input type="hidden" name="amount" value={points} />
								<SubmitButton form="buy-points/quote" instance={points} isFull className="points-offer">
									<b className="figure">{words.withLabel(points)}</b>
									<span className="meta figure">{money}</span>
									{points === missing && <span className="meta">{t("choose.missing")}</span>}
								</SubmitButton>
							</EndpointForm>
						</li>
					))}
				</ul>
				<EndpointForm form={form} className="stack-small page-narrow">
					{pointsType}
					<FormField
						of={form.fields.amount}
						label={t("choose.own")}
						type="number"
						min={chosen.min}
						max={chosen.max}
						hint={t("choose.bounds", { min: words.figure(chosen.min), max: words.figure(chosen.max) })}
					/>
					<div className="row">
						<SubmitButton form={form} kind="main">
							{t("choose.price")}
						</SubmitButton>
					</div>
				</EndpointForm>
				<p className="meta">{t("choose.fee", fee)}</p>
			</div>
		</Card>
	);
}
