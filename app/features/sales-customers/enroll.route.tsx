/** The page on which a distributor or a sales rep submits a customer for enrollment. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formActions } from "~/form/form-actions.server";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const enrolling = "sales-customers/enroll-customer";

/** The form, for those who may send it. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(enrolling);
	return {
		title: context.translate("sales-customers:enroll.title"),
		form: await context.form(enrolling, { participant_id: "sales-customers:enroll.participant_id" }),
	};
}

/** Sends the customer for enrollment. */
export const action = formActions({
	[enrolling]: { done: () => redirectWithNotice("/customers", "sales-customers:notices.enrolled") },
});

/** The page. */
export default function Enroll() {
	const { title, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-customers");
	return (
		<FormPage
			title={title}
			subtitle={t("enroll.text")}
			back={{ href: "/customers", label: t("title") }}
			form={form}
			submit={t("enroll.send")}
		>
			<FormField of={form.fields.participant_id} isFirst />
		</FormPage>
	);
}
