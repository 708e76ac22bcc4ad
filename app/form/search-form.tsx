/** The form with which a page searches its things: a field and its button, a GET request with scripts or without. */
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";

/** Props of the form; `children` are hidden fields that stay with each search, `label` stands in the empty field too. */
export type SearchFormProps = {
	action: string;
	search: string;
	label: string;
	placeholder?: string;
	button: string;
	isMain?: boolean;
	maxLength?: number;
	id?: string;
	className: string;
	children?: ReactNode;
};

/** The form. */
export function SearchForm({
	action,
	search,
	label,
	button,
	isMain,
	id,
	className,
	children,
	...input
}: SearchFormProps) {
	return (
		<Form method="get" action={action} className={className} role="search">
			{children}
			<Field label={label} isLabelHidden id={id}>
				<TextInput
					key={search}
					type="search"
					icon="search"
					name="search"
					defaultValue={search}
					maxLength={input.maxLength ?? 100}
					placeholder={input.placeholder ?? label}
				/>
			</Field>
			<Button kind={isMain ? "main" : undefined}>{button}</Button>
		</Form>
	);
}
