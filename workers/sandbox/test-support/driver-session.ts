export { ask, loadAndCall, type Reply } from "../conformance/driver-session";
