/** Adding, editing and removing an address without leaving checkout: dialogs with addresses of their own. */
import { useLoaderData } from "@remix-run/react";
import { AddressFields } from "~/features/addresses";
import { EndpointForm } from "~/form/endpoint-form";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { useFrame } from "~/shell/use-frame";
import { ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Dialog } from "~/ui/dialog";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";

const here = "/store/checkout#delivery";

/** Whichever dialog the address asks for. */
export function AddressDialogs() {
	const { addresses, isAdding, editing_id, removing_id } = useLoaderData<typeof loader>();
	const removing = addresses.find(({ id }) => id === removing_id);
	if (removing) return <RemoveDialog id={removing.id} lines={removing.lines} />;
	if (editing_id !== null || (isAdding && addresses.length > 0)) return <EditDialog key={editing_id} />;
	return null;
}

function EditDialog() {
	const { addresses, editing_id, countries, address_form } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const { t } = useTranslation("addresses");
	const { answer } = useFormAnswer(address_form.name);
	const address = addresses.find(({ id }) => id === editing_id);
	const start = { first_name: user?.first_name, last_name: user?.last_name, country: account.country };
	return (
		<Dialog title={t(address ? "titles.edit" : "titles.add")} isOpen closeHref={here}>
			<EndpointForm form={address_form} className="stack" values={address ?? start} preventScrollReset>
				<input type="hidden" name="operationType" value={address ? "edit" : "add"} />
				{address && <input type="hidden" name="addressId" value={address.id} />}
				<input type="hidden" name="phone" value={address?.phone ?? ""} />
				<input type="hidden" name="email" value={address?.email ?? ""} />
				<AddressFields of={(name) => address_form.fields[name]} countries={countries} />
				<Checkbox
					name="is_default"
					value="1"
					label={t("fields.isDefault")}
					defaultChecked={address?.is_default === 1 || answer?.typed.is_default !== undefined}
				/>
				<div className="row-wrap">
					<SubmitButton form={address_form} kind="main">
						{t("actions.save")}
					</SubmitButton>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("actions.cancel")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</Dialog>
	);
}

function RemoveDialog({ id, lines }: { id: number; lines: string[] }) {
	const { address_form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("addresses");
	return (
		<Dialog title={t("titles.remove")} isOpen closeHref={here} size="small">
			<EndpointForm form={address_form} instance="remove" className="stack" preventScrollReset>
				<input type="hidden" name="operationType" value="remove" />
				<input type="hidden" name="addressId" value={id} />
				<p>
					{lines.map((line) => (
						<span key={line} className="address-line">
							{line}
						</span>
					))}
				</p>
				<div className="row-wrap">
					<SubmitButton form={address_form} instance="remove" kind="destructive">
						{t("actions.confirmRemove")}
					</SubmitButton>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("actions.keep")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</Dialog>
	);
}
