/** The categories of the store: name, place and whether each is offered, and the form of a new one. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { SectionTabs } from "./section-tabs";
import { useSection } from "./use-section";

type Category = ReturnType<typeof useSection<"categories">>["categories"][number];

/** The section. */
export function CategoriesPart() {
	const { title, categories } = useSection("categories");
	const { t } = useTranslation("catalog");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/store/manage", label: t("manage.items.title") }} />
			<SectionTabs current="categories" />
			<NewCategory />
			{categories.length === 0 && <p className="soft">{t("manage.categories.empty")}</p>}
			{categories.map((category) => (
				<CategoryForm key={category.id} category={category} />
			))}
		</div>
	);
}

function NewCategory() {
	const { form, categories } = useSection("categories");
	const { t } = useTranslation("catalog");
	const options = categories.map(({ id, path }) => ({ value: String(id), label: path }));
	return (
		<Card title={t("manage.categories.new")}>
			<EndpointForm form={form} instance="new" className="stack" values={{ position: 0 }}>
				<FormField of={form.fields.name} />
				{options.length > 0 && (
					<FormField of={form.fields.parent_id} options={options} choosePlaceholder={t("manage.categories.top")} />
				)}
				<FormField of={form.fields.position} hint={t("manage.categories.positionHint")} />
				<div className="row-wrap">
					<SubmitButton form={form} instance="new" kind="main" icon="plus">
						{t("manage.categories.add")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

function CategoryForm({ category }: { category: Category }) {
	const { form, landing_id } = useSection("categories");
	const { t } = useTranslation("catalog");
	const { answer } = useFormAnswer(`${form.name}#${category.id}`);
	const { id, name, path, position, is_hidden, item_count } = category;
	return (
		<details className="fold" open={answer !== undefined}>
			<summary>
				<span>{path}</span>
				<span className="row-wrap">
					{is_hidden === 1 && <Tag>{t("manage.categories.hidden")}</Tag>}
					{id === landing_id && <Tag tone="good">{t("manage.categories.landing")}</Tag>}
					<span className="meta figure">{t("manage.categories.items", { count: item_count })}</span>
				</span>
			</summary>
			<EndpointForm form={form} instance={id} className="stack" values={{ name, position, is_hidden }}>
				<input type="hidden" name="category_id" value={id} />
				<FormField of={form.fields.name} />
				<FormField of={form.fields.position} hint={t("manage.categories.positionHint")} />
				<FormField of={form.fields.is_hidden} />
				<div className="row-wrap">
					<SubmitButton form={form} instance={id}>
						{t("manage.categories.save", { name })}
					</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}
