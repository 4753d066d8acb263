// React's development build measures every component and compares its properties with those before, which in large lists
// takes longer than the list; it does so where this function exists when it is loaded
Reflect.deleteProperty(console, 'timeStamp');
