/** Types of contract-client.mjs for the tests. */
export type ContractClient = {
	call(path: string, payload: object): Promise<Record<string, unknown>>;
	signIn(email: string, password: string): Promise<void>;
};
export function createContractClient(site: { port: number; host: string }): ContractClient;
