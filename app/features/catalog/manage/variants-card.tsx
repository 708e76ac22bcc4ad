/** Prices and stock of an item's variants, a form for each, and one for another variant. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { useSection } from "./use-section";

type Variant = ReturnType<typeof useSection<"item">>["variants"][number];

/** The variants. */
export function VariantsCard() {
	const { variants } = useSection("item");
	const { t } = useTranslation("catalog");
	return (
		<Card title={t("manage.variants.title")} className="stack">
			{variants.map((variant) => (
				<VariantForm key={variant.id} variant={variant} isOpen={variants.length <= 3} />
			))}
			<NewVariant />
		</Card>
	);
}

function VariantForm({ variant, isOpen }: { variant: Variant; isOpen: boolean }) {
	const { variantForm } = useSection("item");
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const { answer } = useFormAnswer(`${variantForm.name}#${variant.id}`);
	const name = variant.options || t("manage.variants.only");
	const left = variant.stock === null ? t("manage.items.uncounted") : `${t("manage.item.stock")}: ${variant.stock}`;
	return (
		<details className="fold" open={isOpen || answer !== undefined}>
			<summary>
				<span>{variant.is_active === 1 ? name : t("manage.variants.hidden", { name })}</span>
				<span className="meta figure">
					{words.withLabel(variant.points)} · {left}
				</span>
			</summary>
			<EndpointForm form={variantForm} instance={variant.id} className="stack" values={variant.values}>
				<input type="hidden" name="variant_id" value={variant.id} />
				<input type="hidden" name="known_points" value={variant.points} />
				<input type="hidden" name="known_stock" value={variant.stock ?? ""} />
				<VariantFields />
				<div className="row-wrap">
					<SubmitButton form={variantForm} instance={variant.id}>
						{t("manage.variants.save", { name })}
					</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}

function NewVariant() {
	const { variantForm, variants } = useSection("item");
	const { t } = useTranslation("catalog");
	const { answer } = useFormAnswer(`${variantForm.name}#new`);
	const delivery = variants[0]?.delivery ?? "courier";
	return (
		<details className="fold" open={answer !== undefined}>
			<summary>{t("manage.variants.new")}</summary>
			<EndpointForm form={variantForm} instance="new" className="stack" values={{ delivery, is_active: 1 }}>
				<VariantFields />
				<div className="row-wrap">
					<SubmitButton form={variantForm} instance="new" icon="plus">
						{t("manage.variants.add")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}

function VariantFields() {
	const { variantForm } = useSection("item");
	const { t } = useTranslation("catalog");
	const { fields } = variantForm;
	return (
		<>
			<div className="columns manage-pair">
				<FormField of={fields.points} />
				<FormField of={fields.stock} hint={t("manage.item.stockHint")} />
			</div>
			<FormField of={fields.options} hint={t("manage.variants.optionsHint")} />
			<div className="columns manage-pair">
				<FormField of={fields.points_was} />
				<FormField of={fields.sku} />
			</div>
			<FormField of={fields.delivery} />
			<FormField of={fields.is_active} />
			<FormField of={fields.is_free} />
		</>
	);
}
