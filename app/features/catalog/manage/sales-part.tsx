/** Flash sales: those that run, come and are over, and the form that starts one. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { ListScreen } from "~/list/list-screen";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { SectionTabs } from "./section-tabs";
import { useSection } from "./use-section";

/** The section. */
export function SalesPart() {
	const { title, list } = useSection("sales");
	return (
		<ListScreen list={list} title={title} drawing="box">
			<SectionTabs current="sales" />
			<SaleCard />
		</ListScreen>
	);
}

function SaleCard() {
	const { sale } = useSection("sales");
	const { t } = useTranslation("flash-sale");
	const words = usePointsWords();
	const { form, item, values } = sale;
	if (!item)
		return (
			<Card title={t("manage.new")} className="stack">
				<p>{t("manage.itemHint")}</p>
				<div className="row-wrap">
					<ButtonLink href="/store/manage?state=listed">{t("manage.chooseItem")}</ButtonLink>
				</div>
			</Card>
		);
	return (
		<Card title={`${t("manage.new")}: ${item.name}`}>
			<EndpointForm form={form} className="stack" values={values}>
				<input type="hidden" name="item_id" value={item.id} />
				<p className="soft">{t("manage.usual", { points: words.withLabel(item.points) })}</p>
				<FormField of={form.fields.points} />
				<div className="columns manage-pair">
					<FormField of={form.fields.quantity} />
					<FormField of={form.fields.limit_per_member} />
				</div>
				<End />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("manage.start")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

/** The day and the hour of its end, in the account's own time. */
function End() {
	const { sale } = useSection("sales");
	const { t } = useTranslation("flash-sale");
	const { valuesOf } = useFormScope();
	const typedIn = (name: string) => valuesOf(name)?.at(-1);
	return (
		<>
			<div className="columns manage-pair">
				<FormField of={sale.form.fields.live_to_date}>
					<TextInput type="date" name="day" defaultValue={typedIn("day")} />
				</FormField>
				<Field label={t("manage.hour")}>
					<TextInput type="time" name="hour" defaultValue={typedIn("hour")} />
				</Field>
			</div>
			<p className="meta">{t("manage.zone", { zone: sale.zone })}</p>
		</>
	);
}
