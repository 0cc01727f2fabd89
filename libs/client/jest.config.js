import preset from '../../jest.preset.js';

export default {
  ...preset,
  roots: ['<rootDir>/src', '<rootDir>/generate'],
};
