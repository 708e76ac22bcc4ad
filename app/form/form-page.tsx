/** The page of one form: head, what must be known before, the form on a card, and the foot that sends it or leads back. */
import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { type BackLink, PageHead, type PageHeadProps } from "~/ui/page-head";
import { EndpointForm, type EndpointFormProps } from "./endpoint-form";
import { FormFoot, type FormFootProps } from "./form-foot";

/** Props of the page; `submit` is what the button says, `hasCards` where the parts of the form stand on cards of their own. */
export type FormPageProps = Pick<PageHeadProps, "title" | "subtitle"> &
	Pick<EndpointFormProps, "form" | "values" | "encType"> &
	Pick<FormFootProps, "cancel"> & {
		back: BackLink;
		before?: ReactNode;
		submit: string;
		hasCards?: boolean;
		children: ReactNode;
	};

/** The page. */
export function FormPage({
	title,
	subtitle,
	back,
	before,
	form,
	values,
	encType,
	submit,
	cancel,
	hasCards,
	children,
}: FormPageProps) {
	const whole = (
		<EndpointForm form={form} className="stack" values={values} encType={encType}>
			{children}
			<FormFoot form={form} back={back.href} cancel={cancel}>
				{submit}
			</FormFoot>
		</EndpointForm>
	);
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={subtitle} back={back} />
			{before}
			{hasCards ? whole : <Card>{whole}</Card>}
		</div>
	);
}
