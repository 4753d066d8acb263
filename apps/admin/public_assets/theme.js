// Runs before the first paint, so that a dark page never flashes white. A file, because the page allows no inline script.
(function () {
  var read = function (key) {
    try {
      return localStorage.getItem('smart_' + key);
    } catch (error) {
      console.warn('Settings cannot be read', error);
      return null;
    }
  };
  var root = document.documentElement.dataset;
  // pages for phones follow the device until somebody chose
  var mode = read('colorMode') || root.colorMode;
  if (mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)) root.mode = 'dark';
  root.theme = read('themeClass') || root.theme;
  root.nav = read('slideClass') || root.nav;
  root.size = read('size') || root.size;
})();
