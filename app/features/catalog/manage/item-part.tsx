/** The editor of an item: what it is, how it is sold, and for one that is there its variants and pictures. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { PicturesCard } from "./pictures-card";
import { useSection } from "./use-section";
import { VariantsCard } from "./variants-card";

/** The section. */
export function ItemPart() {
	const { title, found, form, values } = useSection("item");
	const { t } = useTranslation("catalog");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				back={{ href: "/store/manage", label: t("manage.items.title") }}
				actions={found?.item.is_listed === 1 && <ItemLinks id={found.item.id} />}
			/>
			<EndpointForm form={form} className="stack" values={values}>
				{found && <input type="hidden" name="version" value={found.item.version} />}
				{found && <WhatChanged />}
				<Words />
				<Selling />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("manage.item.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
			{found && <VariantsCard />}
			{found && <PicturesCard />}
		</div>
	);
}

function ItemLinks({ id }: { id: number }) {
	const { t } = useTranslation("catalog");
	return (
		<>
			<ButtonLink href={`/store/item/${id}`}>{t("manage.item.see")}</ButtonLink>
			<ButtonLink href={`/store/manage/sales?item_id=${id}`}>{t("flash-sale:manage.of")}</ButtonLink>
		</>
	);
}

/** After somebody else saved first: what the item says now, where that is not what was typed. */
function WhatChanged() {
	const { form, found, categories } = useSection("item");
	const { t } = useTranslation("catalog");
	const { answer } = useFormAnswer(form.name);
	if (answer?.refusal?.resultType !== "item_changed" || !found) return null;
	const { item } = found;
	const category = categories.find(({ value }) => value === String(item.category_id))?.label ?? "";
	const now = {
		...{ name: item.name, brand_name: item.brand_name, description: item.description, tags: item.tags },
		...{ fixed_quantities: item.fixed_quantities, base_multiplier: String(item.base_multiplier ?? "") },
		category_id: String(item.category_id ?? ""),
	};
	const different = Object.entries(now).filter(
		([name, value]) => lines(answer.typed[name]?.[0] ?? "") !== lines(value),
	);
	return (
		<Notice>
			<p>
				<strong>{t("manage.item.changedTitle")}</strong>
			</p>
			{different.length === 0 && <p>{t("manage.item.changedNothing")}</p>}
			{different.map(([name, value]) => (
				<p key={name} className="lines">
					{t("manage.item.changedText", {
						field: form.fields[name as keyof typeof now].label,
						value: (name === "category_id" ? category : value) || t("manage.item.nothing"),
					})}
				</p>
			))}
		</Notice>
	);
}

const lines = (text: string) => text.replaceAll("\r\n", "\n").trim();

function Words() {
	const { form, categories } = useSection("item");
	const { t } = useTranslation("catalog");
	const { fields } = form;
	return (
		<Card title={t("manage.item.words")} className="stack">
			<FormField of={fields.name} type="text" />
			<FormField of={fields.brand_name} />
			{categories.length > 0 && (
				<FormField of={fields.category_id} options={categories} choosePlaceholder={t("manage.item.noCategory")} />
			)}
			<FormField of={fields.description} rows={8} hint={t("manage.item.descriptionHint")} />
			<FormField of={fields.tags} type="text" hint={t("manage.item.tagsHint")} />
		</Card>
	);
}

function Selling() {
	const { form, found } = useSection("item");
	const { t } = useTranslation("catalog");
	const { fields } = form;
	return (
		<Card title={t("manage.item.sold")} className="stack">
			{!found && (
				<>
					<FormField of={fields.points} isOptional={false} />
					<FormField of={fields.stock} hint={t("manage.item.stockHint")} />
					<FormField of={fields.delivery} layout="list" />
				</>
			)}
			<FormField of={fields.fixed_quantities} hint={t("manage.item.fixedHint")} />
			<FormField of={fields.base_multiplier} />
			<FormField of={fields.buckets} layout="list" />
			<FormField of={fields.is_hidden} />
		</Card>
	);
}
