/** The options that stand in a list's title bar; they belong to the form of its filters, so that one press sends all. */
import { Button } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import type { ListFilterField } from "./list-page";
import { TitleBarControl } from "./title-bar-control";
import "./title-bar.css";

/** Props of the bar; `form` is the id of the filters' form. */
export type TitleBarProps = { fields: ListFilterField[]; form: string };

/** The bar; nothing where the list has none of these. */
export function TitleBar({ fields, form }: TitleBarProps) {
	const { t } = useTranslation("common");
	if (fields.length === 0) return null;
	return (
		<div className="title-bar">
			{fields.map((field) => (
				<TitleBarControl key={field.name} field={field} value={field.value} error={field.error} form={form} />
			))}
			<Button form={form}>{t("table.apply")}</Button>
		</div>
	);
}
