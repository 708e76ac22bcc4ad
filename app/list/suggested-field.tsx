/** The field of a filter that one fills in by a name; where several things fit, one is chosen by its link. */
import { Anchor } from "~/ui/anchor";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { ListFilterField } from "./list-page";

/** The field; what is chosen travels along, so that it stays while its name does. */
export function SuggestedField({ field }: { field: ListFilterField }) {
	const { t } = useTranslation("lists");
	const { name, label, value, suggested } = field;
	const called = suggested?.typed ?? field.called ?? "";
	const options = suggested?.options ?? [];
	const error = suggested && (options.length === 0 ? t("nobodyFits", { typed: suggested.typed }) : t("severalFit"));
	return (
		<div className="stack-small">
			{value !== "" && <input type="hidden" name={name} value={value} />}
			<Field label={label} hint={field.hint} error={error}>
				<TextInput
					key={called}
					type="search"
					icon="search"
					name={`${name}_name`}
					defaultValue={called}
					maxLength={100}
				/>
			</Field>
			{options.length > 0 && (
				<ul className="menu-list" aria-label={label}>
					{options.map((option) => (
						<li key={option.href}>
							<Anchor className="hit" href={option.href} keepsScroll>
								{option.label}
							</Anchor>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
