export { AddressPicker, type AddressPickerProps, type AddressPath } from './AddressPicker.js';
